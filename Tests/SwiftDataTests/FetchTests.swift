import SwiftData
import Testing

@MainActor
@Suite struct FetchTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try makeContainer()
        context = container.mainContext
        for (index, name) in ["Zürich", "apple", "Äpfel", "Banana", "item10", "item2"].enumerated() {
            let trip = Trip(
                name: name, start: index % 2 == 0 ? Date(timeIntervalSinceReferenceDate: Double(index)) : nil)
            trip.days = index
            trip.isPlanned = index < 3
            context.insert(trip)
        }
        try context.save()
    }

    /// The names that a condition lets pass: as the store says, and as memory says for changed models.
    private func names(_ predicate: Predicate<Trip>?) throws -> [String] {
        let descriptor = FetchDescriptor(predicate: predicate)
        let stored = try ModelContext(container).fetch(descriptor).map(\.name)
        let changed = ModelContext(container)
        for trip in try changed.fetch(FetchDescriptor<Trip>()) { trip.rating += 1 }
        #expect(try changed.fetch(descriptor).map(\.name) == stored)
        #expect(try changed.fetchCount(descriptor) == stored.count)
        #expect(try ModelContext(container).fetchCount(descriptor) == stored.count)
        #expect(try ModelContext(container).fetchIdentifiers(descriptor).count == stored.count)
        return stored
    }

    @Test func comparesNumbers() throws {
        #expect(try names(#Predicate { $0.days > 3 }) == ["item10", "item2"])
        #expect(try names(#Predicate { 1 >= $0.days }) == ["Zürich", "apple"])
        #expect(try names(#Predicate { $0.days != 0 && $0.days < 2 || $0.days == 5 }) == ["apple", "item2"])
    }

    @Test func looksAtTruthValues() throws {
        #expect(try names(#Predicate { $0.isPlanned }) == ["Zürich", "apple", "Äpfel"])
        #expect(try names(#Predicate { !$0.isPlanned }) == ["Banana", "item10", "item2"])
        #expect(try names(#Predicate { $0.isPlanned == false && $0.days != 4 }) == ["Banana", "item2"])
    }

    @Test func comparesTexts() throws {
        #expect(try names(#Predicate { $0.name == "apple" }) == ["apple"])
        #expect(try names(#Predicate { $0.name == "A\u{308}pfel" }) == ["Äpfel"])
        #expect(try names(#Predicate { $0.name.contains("an") }) == ["Banana"])
        #expect(try names(#Predicate { !$0.name.contains("i") }) == ["apple", "Äpfel", "Banana"])
        #expect(try names(#Predicate { $0.name.starts(with: "item") }) == ["item10", "item2"])
        #expect(try names(#Predicate { $0.name.localizedStandardContains("zur") }) == ["Zürich"])
        let search = ""
        #expect(try names(#Predicate { search.isEmpty || $0.name.localizedStandardContains(search) }).count == 6)
    }

    @Test func looksForNothing() throws {
        #expect(try names(#Predicate { $0.start == nil }) == ["apple", "Banana", "item2"])
        #expect(try names(#Predicate { $0.start != nil }) == ["Zürich", "Äpfel", "item10"])
        let date = Date(timeIntervalSinceReferenceDate: 2)
        #expect(try names(#Predicate { $0.start == date }) == ["Äpfel"])
        #expect(try names(#Predicate { $0.start ?? date > date }) == ["item10"])
    }

    @Test func looksIntoLists() throws {
        let wanted = ["apple", "item2", "none"]
        let days = [0, 5]
        #expect(try names(#Predicate { wanted.contains($0.name) }) == ["apple", "item2"])
        #expect(try names(#Predicate { days.contains($0.days) }) == ["Zürich", "item2"])
    }

    @Test func looksThroughRelationships() throws {
        let trips = try context.fetch(FetchDescriptor<Trip>())
        let trip = trips[1]
        trip.stops = [Stop(name: "a")]
        let id = trip.persistentModelID
        for _ in 0..<2 {
            #expect(
                try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.name == "apple" })).count == 1)
            #expect(
                try context.fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.trip?.persistentModelID == id }))
                    .count
                    == 1)
            #expect(try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.stops.isEmpty })).count == 5)
            #expect(
                try context.fetch(FetchDescriptor<Trip>(predicate: #Predicate { $0.persistentModelID == id })) == [trip]
            )
            try context.save()
        }
    }

    @Test func textsAreSortedAsTheUserReadsThem() throws {
        let order = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.name)])
        #expect(
            try context.fetch(order).map(\.name) == ["Äpfel", "apple", "Banana", "item2", "item10", "Zürich"])
    }

    @Test func sortsByNumbersThenDates() throws {
        let order = FetchDescriptor<Trip>(
            sortBy: [SortDescriptor(\.start, order: .reverse), SortDescriptor(\.days, order: .reverse)])
        let names = ["item10", "Äpfel", "Zürich", "item2", "Banana", "apple"]
        #expect(try context.fetch(order).map(\.name) == names)
        context.insert(Trip(name: "new", start: .distantFuture))
        #expect(try context.fetch(order).map(\.name) == ["new"] + names)
    }

    @Test func fetchesAPartOfTheResult() throws {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)])
        descriptor.fetchLimit = 2
        descriptor.fetchOffset = 1
        #expect(try context.fetch(descriptor).map(\.days) == [1, 2])
        #expect(try context.fetchCount(descriptor) == 2)
        context.insert(Trip(name: "new"))
        #expect(try context.fetch(descriptor).map(\.days) == [1, 2])
        descriptor.fetchLimit = 0
        #expect(try context.fetchCount(descriptor) == 6)
        try context.save()
        #expect(try context.fetchCount(descriptor) == 6)
    }

    @Test func unsavedChangesMayBeLeftOut() throws {
        var descriptor = FetchDescriptor<Trip>()
        descriptor.includePendingChanges = false
        context.insert(Trip(name: "new"))
        #expect(try context.fetchCount(descriptor) == 6)
    }

    @Test func aResultInBatchesReadsWhatIsAskedFor() throws {
        let trips = try ModelContext(container).fetch(
            FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.days)]), batchSize: 2)
        #expect(trips.count == 6)
        #expect(trips.map(\.days) == [0, 1, 2, 3, 4, 5])
    }
}
