import SwiftData
import Testing

@ModelActor
actor Importer {
    func add(_ names: [String]) throws -> [PersistentIdentifier] {
        let trips = names.map { Trip(name: $0) }
        for trip in trips { modelContext.insert(trip) }
        try modelContext.save()
        return trips.map(\.persistentModelID)
    }

    func rename(_ id: PersistentIdentifier, to name: String) throws {
        self[id, as: Trip.self]?.name = name
        try modelContext.save()
    }
}

@Suite struct ModelActorTests {
    @Test func anActorWorksOnModelsBesideTheMainThread() async throws {
        let container = try await makeContainer()
        let importer = Importer(modelContainer: container)
        let ids = try await importer.add(["a", "b"])
        try await importer.rename(ids[0], to: "c")
        let names = try await MainActor.run {
            try container.mainContext.fetch(FetchDescriptor<Trip>()).map(\.name)
        }
        #expect(names == ["c", "b"])
    }

    @Test func theMainContextFollowsWhatAnActorSaves() async throws {
        let container = try await makeContainer()
        let importer = Importer(modelContainer: container)
        let ids = try await importer.add(["a"])
        // Held, so that it is this very object that follows.
        let held = try await MainActor.run { Held(try container.mainContext.fetch(FetchDescriptor<Trip>())) }
        try await importer.rename(ids[0], to: "z")
        let names = await MainActor.run {
            container.mainContext.processPendingChanges()
            return held.trips.map(\.name)
        }
        #expect(names == ["z"])
    }
}

/// Models that only the main thread touches.
private struct Held: @unchecked Sendable {
    let trips: [Trip]
    init(_ trips: [Trip]) { self.trips = trips }
}
