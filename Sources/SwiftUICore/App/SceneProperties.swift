/// Keeps the state of scenes and commands that are made of others, by their type and their place among those of it.
@MainActor
package final class SceneProperties {
    private struct Key: Hashable {
        let type: ObjectIdentifier
        let number: Int
    }

    @MainActor
    private final class Box<Value> {
        var storage = DynamicPropertyStorage<Value>()
    }

    private unowned let node: ViewNode
    private var boxes: [Key: AnyObject] = [:]
    private var counts: [ObjectIdentifier: Int] = [:]

    init(_ node: ViewNode) {
        self.node = node
    }

    /// The values come once more, in their order.
    func begin() { counts = [:] }

    func install<Value>(in value: inout Value) {
        let type = ObjectIdentifier(Value.self)
        let key = Key(type: type, number: counts[type, default: 0])
        counts[type, default: 0] += 1
        let box = boxes[key] as? Box<Value> ?? Box()
        boxes[key] = box
        box.storage.install(in: &value, for: node)
    }
}
