/// Somebody who hears what the views in a node prefer.
@MainActor
package protocol PreferenceReader: AnyObject {
    /// How deep in the tree the reader stands.
    var readerDepth: Int { get }
    /// Reads again. Called in the preference phase, deepest reader first.
    func readPreferences()
    /// True where readers further out must not see what the views below this one say for the key.
    func consumes(_ key: ObjectIdentifier) -> Bool
}

extension PreferenceReader {
    package func consumes(_ key: ObjectIdentifier) -> Bool { false }
}

// Writers mark themselves and all nodes around them with `containsPreferences`, so that a reader walks only the paths
// that lead to writers. A writer whose value has changed wakes the readers on its way to the root.
extension ViewNode {
    /// Marks this node as a writer of preferences. Called once, when the node is made.
    package final func becomePreferenceWriter() {
        var node: ViewNode? = self
        while let current = node, !current.flags.contains(.containsPreferences) {
            current.flags.insert(.containsPreferences)
            node = current.parent
        }
        preferencesDidChange()
    }

    /// Makes the readers around this node read again, in this flush.
    package final func preferencesDidChange() {
        var node: ViewNode? = self
        while let current = node {
            if current.flags.contains(.isObserved) {
                for reader in graph.preferenceObservers[ObjectIdentifier(current)] ?? [] {
                    graph.enqueuePreferences(reader)
                }
            }
            node = current.parent
        }
    }

    /// The values of the child nodes, combined in their order.
    package final func combinedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var combined: K.Value?
        forEachChild { child in
            // A view that is on its way out says nothing any more, and one behind another says nothing yet.
            guard child.flags.contains(.containsPreferences), child.flags.isDisjoint(with: [.isLeaving, .isOffScreen]),
                !child.isPreferenceConsumed(ObjectIdentifier(key)), let next = child.preference(key)
            else { return }
            guard var value = combined else {
                combined = next
                return
            }
            K.reduce(value: &value) { next }
            combined = value
        }
        return combined
    }

    private func isPreferenceConsumed(_ key: ObjectIdentifier) -> Bool {
        guard flags.contains(.isObserved) else { return false }
        return graph.preferenceObservers[ObjectIdentifier(self)]?.contains { $0.consumes(key) } ?? false
    }
}

extension Graph {
    func addPreferenceObserver(_ reader: any PreferenceReader, to root: ViewNode) {
        root.flags.insert(.isObserved)
        preferenceObservers[ObjectIdentifier(root), default: []].append(reader)
        enqueuePreferences(reader)
    }

    func removePreferenceObserver(_ reader: any PreferenceReader, from root: ViewNode) {
        preferenceObservers[ObjectIdentifier(root)]?.removeAll { $0 === reader }
    }

    func removePreferenceObservers(of root: ViewNode) {
        preferenceObservers[ObjectIdentifier(root)] = nil
    }
}
