import SwiftData
import Testing

@MainActor
@Suite struct ContextTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = container.mainContext
    }

    private func other() -> ModelContext { ModelContext(container) }

    @Test func whatIsInsertedIsFetchedBeforeAndAfterTheSave() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        #expect(context.hasChanges)
        #expect(try context.fetch(FetchDescriptor<Trip>()) == [trip])
        #expect(try other().fetchCount(FetchDescriptor<Trip>()) == 0)
        try context.save()
        #expect(!context.hasChanges)
        let found = try #require(try other().fetch(FetchDescriptor<Trip>()).first)
        #expect(found.name == "Rome")
        #expect(found !== trip)
        #expect(found.persistentModelID == trip.persistentModelID)
    }

    @Test func valuesOfAllKindsComeBackAsTheyWere() throws {
        let trip = Trip(name: "Łódź", start: Date(timeIntervalSinceReferenceDate: 0.123456789))
        trip.priority = .high
        trip.place = Place(street: "Weg", number: 3)
        trip.tags = ["a", "b"]
        trip.picture = Data([1, 2, 3])
        trip.rating = .infinity
        context.insert(trip)
        try context.save()
        let found = try #require(try other().fetch(FetchDescriptor<Trip>()).first)
        #expect(found.name == "Łódź")
        #expect(found.start == Date(timeIntervalSinceReferenceDate: 0.123456789))
        #expect(found.days == 3)
        #expect(found.priority == .high)
        #expect(found.place == Place(street: "Weg", number: 3))
        #expect(found.tags == ["a", "b"])
        #expect(found.picture == Data([1, 2, 3]))
        #expect(found.rating == .infinity)
        #expect(found.draft == "draft")
        #expect(found.title == "ŁÓDŹ")
    }

    @Test func aChangeIsSavedAndShowsInOtherContexts() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        try context.save()
        let second = other()
        let found = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
        found.name = "Paris"
        #expect(found.hasChanges)
        #expect(second.changedModelsArray.count == 1)
        try second.save()
        #expect(trip.name == "Paris")
    }

    @Test func settingAnEqualValueIsNoChange() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        try context.save()
        trip.name = "Rome"
        #expect(!context.hasChanges)
    }

    @Test func rollbackTakesEverythingBack() throws {
        let kept = Trip(name: "Kept")
        let deleted = Trip(name: "Deleted")
        let stop = Stop(name: "Stop", trip: deleted)
        context.insert(kept)
        context.insert(stop)
        try context.save()
        kept.name = "Changed"
        context.delete(deleted)
        context.insert(Trip(name: "New"))
        context.rollback()
        #expect(!context.hasChanges)
        #expect(kept.name == "Kept")
        #expect(!deleted.isDeleted)
        #expect(deleted.stops == [stop])
        #expect(stop.trip == deleted)
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Kept", "Deleted"])
    }

    @Test func aDeletedModelIsGoneAtOnceAndForGoodAfterTheSave() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        try context.save()
        context.delete(trip)
        #expect(trip.isDeleted)
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(try other().fetchCount(FetchDescriptor<Trip>()) == 1)
        try context.save()
        #expect(try other().fetchCount(FetchDescriptor<Trip>()) == 0)
        #expect(trip.modelContext == nil)
        #expect(trip.name == "Rome")
    }

    @Test func deletingWhatWasNeverSavedLeavesNothing() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        context.delete(trip)
        #expect(!context.hasChanges)
        #expect(trip.modelContext == nil)
    }

    @Test func identifiersStayTheSameAndMayBeKept() throws {
        let trip = Trip(name: "Rome")
        let before = trip.persistentModelID
        context.insert(trip)
        try context.save()
        #expect(trip.persistentModelID == before)
        let kept = try JSONDecoder().decode(
            PersistentIdentifier.self, from: JSONEncoder().encode(trip.persistentModelID))
        #expect(kept == before)
        #expect((other().model(for: kept) as? Trip)?.name == "Rome")
        let registered: Trip? = context.registeredModel(for: kept)
        #expect(registered === trip)
    }

    @Test func deletesWhatFulfilsACondition() throws {
        for name in ["a", "b", "ab"] { context.insert(Trip(name: name)) }
        try context.delete(model: Trip.self, where: #Predicate { $0.name.contains("a") })
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["b"])
    }

    @Test func aUniqueValueReplacesTheValuesOfTheModelThatHadIt() throws {
        let first = Guest(name: "Ann", note: "old")
        context.insert(first)
        try context.save()
        let second = Guest(name: "Ann", note: "new")
        context.insert(second)
        try context.save()
        #expect(try context.fetch(FetchDescriptor<Guest>()).map(\.note) == ["new"])
        #expect(first.note == "new")
        #expect(first == second)
        #expect(try other().fetchCount(FetchDescriptor<Guest>()) == 1)
    }

    @Test func ofTwoNewModelsWithTheSameUniqueValueTheLaterWins() throws {
        context.insert(Guest(name: "Ann", note: "old"))
        context.insert(Guest(name: "Ann", note: "new"))
        try context.save()
        #expect(try other().fetch(FetchDescriptor<Guest>()).map(\.note) == ["new"])
    }

    @Test func undoTakesBackInsertionsChangesAndDeletions() throws {
        let undo = UndoManager()
        undo.groupsByEvent = false
        context.undoManager = undo
        func step(_ work: () -> Void) {
            undo.beginUndoGrouping()
            work()
            undo.endUndoGrouping()
        }
        let trip = Trip(name: "Rome")
        step { context.insert(trip) }
        step { trip.name = "Paris" }
        try context.save()
        step { context.delete(trip) }
        try context.save()
        undo.undo()
        #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["Paris"])
        undo.undo()
        #expect(trip.name == "Rome")
        undo.redo()
        #expect(trip.name == "Paris")
        undo.undo()
        undo.undo()
        #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
    }

    @Test func savesTellWhatHasChanged() throws {
        let trip = Trip(name: "Rome")
        nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
        let token = NotificationCenter.default.addObserver(forName: ModelContext.didSave, object: context, queue: nil) {
            inserted =
                $0.userInfo?[ModelContext.NotificationKey.insertedIdentifiers.rawValue] as? [PersistentIdentifier] ?? []
        }
        defer { NotificationCenter.default.removeObserver(token) }
        context.insert(trip)
        try context.save()
        #expect(inserted == [trip.persistentModelID])
    }

    @Test func enumeratesInBatches() throws {
        for day in 0..<25 {
            let trip = Trip(name: "\(day)")
            trip.days = day
            context.insert(trip)
        }
        try context.save()
        var seen: [Int] = []
        let order = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days, order: .reverse)])
        try other().enumerate(order, batchSize: 10) { seen.append($0.days) }
        #expect(seen == (0..<25).reversed())
    }
}
