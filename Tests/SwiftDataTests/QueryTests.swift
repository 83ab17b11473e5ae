import RecordingBackend
import SwiftUI
import SwiftData
import Testing

@MainActor
private final class Shown {
    var names: [String] = []
    var bodies = 0
}

private struct TripList: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    let shown: Shown

    var body: some View {
        let _ = note()
        ForEach(trips) { TripRow(trip: $0) }
    }

    private func note() {
        shown.names = trips.map { $0.persistentModelID == $0.id ? $0.record : "" }
        shown.bodies += 1
    }
}

extension Trip {
    /// Read without anybody's noting it.
    fileprivate var record: String { "\(persistentModelID.entityName)" }
}

private struct TripRow: View {
    let trip: Trip
    var body: some View { Text(trip.name) }
}

private struct FilteredList: View {
    @Query private var trips: [Trip]
    let shown: Shown

    init(minimum: Int, shown: Shown) {
        _trips = Query(filter: #Predicate { $0.days >= minimum }, sort: \.days, order: .reverse)
        self.shown = shown
    }

    var body: some View {
        let _ = (shown.bodies += 1, shown.names = trips.map(\.name))
        ForEach(trips) { Text($0.name) }
    }
}

private struct Inserting: View {
    @Environment(\.modelContext) private var context
    @Query(animation: .default) private var trips: [Trip]

    var body: some View {
        Button("Add \(trips.count)") { context.insert(Trip(name: "new")) }
    }
}

private struct Switching: View {
    let minimum: Int
    let shown: Shown
    var body: some View { FilteredList(minimum: minimum, shown: shown) }
}

@MainActor
@Suite struct QueryTests {
    let container: ModelContainer
    let context: ModelContext
    private let shown = Shown()

    init() throws {
        container = try makeContainer()
        context = container.mainContext
        for (day, name) in ["b", "a", "c"].enumerated() {
            let trip = Trip(name: name)
            trip.days = day
            context.insert(trip)
        }
        try context.save()
    }

    private func trip(_ name: String) throws -> Trip {
        try #require(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.name == name })).first)
    }

    @Test func aQueryShowsWhatTheContextHasWithoutASave() throws {
        let window = TestWindow(Group { TripList(shown: shown) }.modelContainer(container))
        window.settle()
        #expect(shown.names.count == 3)
        context.insert(Trip(name: "d"))
        window.turn()
        #expect(shown.names.count == 4)
        context.delete(try trip("a"))
        window.turn()
        #expect(shown.names.count == 3)
        context.rollback()
        window.turn()
        #expect(shown.names.count == 3)
    }

    @Test func aChangedValueRunsOnlyTheBodiesThatReadIt() throws {
        let window = TestWindow(Group { TripList(shown: shown) }.modelContainer(container))
        window.settle()
        _ = window.takeBodies()
        try trip("a").name = "aa"
        window.turn()
        #expect(window.takeBodies() == ["TripRow"])
    }

    @Test func aChangedValueThatMovesAModelRunsTheQuerysView() throws {
        let window = TestWindow(Group { TripList(shown: shown) }.modelContainer(container))
        window.settle()
        let bodies = shown.bodies
        try trip("a").name = "z"
        window.turn()
        #expect(shown.bodies == bodies + 1)
    }

    @Test func aModelThatPassesTheFilterAppears() throws {
        let window = TestWindow(Group { FilteredList(minimum: 1, shown: shown) }.modelContainer(container))
        window.settle()
        #expect(shown.names == ["c", "a"])
        try trip("b").days = 9
        window.turn()
        #expect(shown.names == ["b", "c", "a"])
    }

    @Test func anotherFilterGivesAnotherResult() {
        let window = TestWindow(Switching(minimum: 1, shown: shown).modelContainer(container))
        window.settle()
        window.setContent(Switching(minimum: 2, shown: shown).modelContainer(container))
        window.settle()
        #expect(shown.names == ["c"])
    }

    @Test func whatAnotherContextSavesAppears() throws {
        let window = TestWindow(Group { TripList(shown: shown) }.modelContainer(container))
        window.settle()
        let other = ModelContext(container)
        other.insert(Trip(name: "d"))
        try other.save()
        window.turn()
        #expect(shown.names.count == 4)
    }

    @Test func viewsWithoutAContainerShowNothing() {
        let window = TestWindow(Group { TripList(shown: shown) })
        window.settle()
        #expect(shown.names.isEmpty)
    }

    @Test func aContainerOpenedByAViewLivesAsLongAsTheView() {
        var opened: ModelContainer?
        let window = TestWindow(
            Group { TripList(shown: shown) }.modelContainer(for: Trip.self, inMemory: true) { result in
                opened = try? result.get()
            })
        window.settle()
        opened?.mainContext.insert(Trip(name: "x"))
        window.turn()
        #expect(shown.names.count == 1)
    }
}
