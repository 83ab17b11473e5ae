import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Rows: View {
    let ids: [Int]
    let probe: Probe

    var body: some View {
        Leaf("header")
        ForEach(ids, id: \.self) { id in Tally("row \(id)", probe) }
            .padding(2)
    }
}

/// Stands for a container that realises its rows on demand.
@MainActor
private final class LazyHost {
    let graph = Graph(backend: RecordingBackend())
    let root: ItemHostNode<Rows>
    let host: ItemHostNode<Rows>
    var bodies = 0

    init(_ rows: Rows) {
        root = ItemHostNode(graph: graph, environment: EnvironmentValues())
        host = ItemHostNode(parent: root, isLazy: true)
        graph.bodyObserver = { [weak self] _ in self?.bodies += 1 }
        host.setContent(rows)
    }

    var rows: (any LazyRows)? {
        for chunk in host.chunks {
            if case .rows(let rows) = chunk { return rows }
        }
        return nil
    }
}

@MainActor
struct LazyRowsTests {
    private let probe = Probe()

    @Test("No row of a lazy container exists before it is asked for")
    func rowsAreMadeOnDemand() throws {
        let host = LazyHost(Rows(ids: Array(0..<100_000), probe: probe))
        #expect(host.bodies == 1)
        let rows = try #require(host.rows)
        #expect(rows.count == 100_000)
        #expect(rows.rowID(at: 70_000) == AnyHashable(70_000))
        let items = rows.items(at: 70_000)
        #expect(host.bodies == 2)
        #expect(items.first is PaddingRenderNode)
    }

    @Test("A row that is asked for again is the same")
    func rowIsKept() throws {
        let host = LazyHost(Rows(ids: Array(0..<10), probe: probe))
        let rows = try #require(host.rows)
        let first = try #require(rows.items(at: 3).first)
        #expect(rows.items(at: 3).first === first)
        #expect(host.bodies == 2)
    }

    @Test("Rows that are let go of are freed, the others stay")
    func rowsAreLetGo() throws {
        let host = LazyHost(Rows(ids: Array(0..<10), probe: probe))
        let rows = try #require(host.rows)
        weak let gone = rows.items(at: 3).first
        let kept = rows.items(at: 4).first
        rows.keepOnly([4])
        #expect(gone == nil)
        #expect(rows.items(at: 4).first === kept)
    }

    @Test("A row keeps its identity when rows before it come")
    func rowMovesWithItsElement() throws {
        let host = LazyHost(Rows(ids: Array(0..<10), probe: probe))
        let item = try #require(host.rows).items(at: 3).first
        host.host.setContent(Rows(ids: [-1] + Array(0..<10), probe: probe))
        host.graph.flush()
        let rows = try #require(host.rows)
        #expect(rows.items(at: 4).first === item)
        #expect(item?.element?.index == 4)
    }

    @Test("Fixed views stand beside the rows")
    func fixedViewsAreChunks() {
        let host = LazyHost(Rows(ids: [1], probe: probe))
        guard case .items(let items) = host.host.chunks.first else {
            Issue.record("the first chunk is not of fixed views")
            return
        }
        #expect(items.count == 1)
    }
}
