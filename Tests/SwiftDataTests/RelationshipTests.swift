import SwiftData
import Testing

@Model
final class Owner {
    var name: String
    @Relationship(deleteRule: .deny) var houses: [House] = []
    @Relationship(minimumModelCount: 0, maximumModelCount: 2) var pets: [Pet] = []

    init(name: String) { self.name = name }
}

@Model
final class House {
    var owner: Owner?
    init(owner: Owner?) { self.owner = owner }
}

@Model
final class Pet {
    var name = "pet"
    init() {}
}

@Model
final class Husband {
    @Relationship(inverse: \Wife.husband) var wife: Wife?
    init() {}
}

@Model
final class Wife {
    var husband: Husband?
    init() {}
}

@MainActor
@Suite struct RelationshipTests {
    let container: ModelContainer
    let context: ModelContext

    init() throws {
        container = try makeContainer(Trip.self, Folder.self, Owner.self, Husband.self)
        context = container.mainContext
    }

    private func other() -> ModelContext { ModelContext(container) }

    @Test func bothSidesChangeAtOnce() {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        let stop = Stop(name: "Forum")
        trip.stops.append(stop)
        #expect(stop.trip === trip)
        #expect(stop.modelContext === context)
        let second = Trip(name: "Paris")
        context.insert(second)
        stop.trip = second
        #expect(trip.stops.isEmpty)
        #expect(second.stops == [stop])
    }

    @Test func aModelGivenInInitIsLinkedWhenItIsInserted() {
        let trip = Trip(name: "Rome")
        let stop = Stop(name: "Forum", trip: trip)
        context.insert(stop)
        #expect(trip.modelContext === context)
        #expect(trip.stops == [stop])
    }

    @Test func relationshipsAreReadWhenTheyAreAskedFor() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        trip.stops = [Stop(name: "a"), Stop(name: "b")]
        try context.save()
        let second = other()
        let found = try #require(try second.fetch(FetchDescriptor<Trip>()).first)
        #expect(found.stops.map(\.name) == ["a", "b"])
        #expect(found.stops[0].trip === found)
        let stop = try #require(
            try other().fetch(FetchDescriptor<Stop>(predicate: #Predicate { $0.name == "b" })).first)
        #expect(stop.trip?.name == "Rome")
    }

    @Test func aListReadLateHasWhatWasChangedBefore() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        trip.stops = [Stop(name: "a"), Stop(name: "b")]
        try context.save()
        let second = other()
        let stops = try second.fetch(FetchDescriptor<Stop>(sortBy: [SortDescriptor(\.name)]))
        let found = try #require(stops[0].trip)
        stops[0].trip = nil
        second.delete(stops[1])
        second.insert(Stop(name: "c", trip: found))
        #expect(found.stops.map(\.name) == ["c"])
    }

    @Test func manyReferToMany() throws {
        let (ann, bob) = (Guest(name: "Ann"), Guest(name: "Bob"))
        let (first, second) = (Stop(name: "1"), Stop(name: "2"))
        context.insert(first)
        context.insert(second)
        first.guests = [ann, bob]
        second.guests?.append(ann)
        #expect(ann.stops.count == 2)
        try context.save()
        let found = try other().fetch(FetchDescriptor<Guest>(sortBy: [SortDescriptor(\.name)]))
        #expect(found.map { $0.stops.count } == [2, 1])
        #expect(found[0].stops.map(\.name).sorted() == ["1", "2"])
        ann.stops = []
        #expect(first.guests == [bob])
        try context.save()
        #expect(try other().fetch(FetchDescriptor<Stop>()).map { $0.guests?.map(\.name) } == [["Bob"], []])
    }

    @Test func oneRefersToOne() throws {
        let (man, woman, rival) = (Husband(), Wife(), Husband())
        context.insert(man)
        context.insert(rival)
        man.wife = woman
        #expect(woman.husband === man)
        rival.wife = woman
        #expect(man.wife == nil)
        #expect(woman.husband === rival)
        try context.save()
        #expect(try other().fetch(FetchDescriptor<Wife>()).first?.husband?.persistentModelID == rival.persistentModelID)
    }

    @Test func parentsAndChildrenOfTheSameModelFindEachOther() throws {
        let root = Folder(name: "root")
        context.insert(root)
        context.insert(Folder(name: "child", parent: root))
        #expect(root.children.map(\.name) == ["child"])
        try context.save()
        let found = try #require(
            try other().fetch(FetchDescriptor<Folder>(predicate: #Predicate { $0.parent == nil })).first)
        #expect(found.children.first?.parent === found)
    }

    @Test func deletingCascades() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        trip.stops = [Stop(name: "a"), Stop(name: "b")]
        try context.save()
        context.delete(trip)
        #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
        try context.save()
        #expect(try other().fetchCount(FetchDescriptor<Stop>()) == 0)
    }

    @Test func deletingNullifies() throws {
        let trip = Trip(name: "Rome")
        context.insert(trip)
        let stop = Stop(name: "a", trip: trip)
        trip.stops = [stop]
        try context.save()
        context.delete(stop)
        #expect(trip.stops.isEmpty)
    }

    @Test func aDenyingRelationshipMakesTheSaveFailAndLosesNothing() throws {
        let owner = Owner(name: "Ann")
        context.insert(owner)
        owner.houses = [House(owner: nil)]
        try context.save()
        context.delete(owner)
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        context.rollback()
        #expect(owner.houses.count == 1)
    }

    @Test func aModelThatDoesNotKnowWhoRefersToItLeavesNothingBehind() throws {
        let owner = Owner(name: "Ann")
        context.insert(owner)
        owner.pets = [Pet(), Pet()]
        try context.save()
        context.delete(owner.pets[0])
        #expect(owner.pets.count == 1)
        try context.save()
        #expect(try other().fetch(FetchDescriptor<Owner>()).first?.pets.count == 1)
    }

    @Test func aDeletedModelStillKnowsWhatItReferredTo() throws {
        let trip = Trip(name: "Rome")
        let stop = Stop(name: "a", trip: trip)
        context.insert(stop)
        try context.save()
        context.delete(stop)
        try context.save()
        #expect(stop.trip === trip)
        #expect(trip.stops.isEmpty)
    }

    @Test func tooManyModelsMakeTheSaveFail() {
        let owner = Owner(name: "Ann")
        context.insert(owner)
        owner.pets = [Pet(), Pet(), Pet()]
        #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
        #expect(context.hasChanges)
    }
}
