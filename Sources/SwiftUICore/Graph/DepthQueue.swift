/// Nodes that wait for their turn, parents before their descendants.
struct DepthQueue {
    private var levels: [[ViewNode]] = []
    private var lowest = 0
    private var count = 0

    var isEmpty: Bool { count == 0 }

    @MainActor
    mutating func insert(_ node: ViewNode) {
        while levels.count <= node.depth { levels.append([]) }
        levels[node.depth].append(node)
        lowest = min(lowest, node.depth)
        count += 1
    }

    mutating func popFirst() -> ViewNode? {
        guard count > 0 else { return nil }
        while levels[lowest].isEmpty { lowest += 1 }
        count -= 1
        let node = levels[lowest].removeLast()
        if count == 0 { lowest = 0 }
        return node
    }
}
