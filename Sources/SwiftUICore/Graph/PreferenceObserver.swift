/// Hears what the views in one node prefer: how a container reads titles, toolbar items or sheets from its content.
///
///     let page = ItemHostNode<Content>(parent: self)
///     PreferenceObserver<TitleKey>(of: page, consuming: true) { [unowned self] title in show(title) }
///     page.setContent(content)
///
/// The action runs in the preference phase of the flush, so before layout: at first, with the key's default value if
/// nobody says anything, and then whenever the combined value has changed. What it changes joins the same flush. The
/// observer lives as long as the node is mounted; nobody needs to keep it. Views write with `preference(key:value:)` or
/// `transformPreference(_:_:)`, for internal keys too.
///
/// With `waitsForGeometry`, nothing is told as long as nobody says anything and a geometry reader inside has no size yet.
///
/// With `consuming`, readers further out do not see the values: a page's title does not reach the window around.
@MainActor
package final class PreferenceObserver<K: PreferenceKey>: PreferenceReader {
    private weak var root: ViewNode?
    private unowned let graph: Graph
    private let isConsuming: Bool
    private let action: (K.Value) -> Void
    private let waitsForGeometry: Bool
    /// The combined value as of the last preference phase.
    package private(set) var value: K.Value?

    @discardableResult
    package init(
        of root: ViewNode, consuming: Bool = false, waitsForGeometry: Bool = false, action: @escaping (K.Value) -> Void
    ) {
        self.root = root
        graph = root.graph
        isConsuming = consuming
        self.waitsForGeometry = waitsForGeometry
        self.action = action
        readerDepth = root.depth
        graph.addPreferenceObserver(self, to: root)
    }

    package let readerDepth: Int

    private var isCancelled = false

    /// Ends the observation before the node goes.
    package func cancel() {
        guard !isCancelled else { return }
        isCancelled = true
        if let root { graph.removePreferenceObserver(self, from: root) }
    }

    package func consumes(_ key: ObjectIdentifier) -> Bool { isConsuming && key == ObjectIdentifier(K.self) }

    package func readPreferences() {
        guard !isCancelled, let root, root.isMounted else { return }
        let said = root.preference(K.self)
        // Who knows nothing before layout may still be going to say something.
        if said == nil, value == nil, waitsForGeometry, root.containsUnknownGeometry { return }
        let new = said ?? K.defaultValue
        if let value, ValueComparison<K.Value>.shared.areEqual(value, new) { return }
        value = new
        action(new)
    }
}
