import SwiftData

enum Priority: String, Codable, CaseIterable {
    case low, high
}

struct Place: Codable, Equatable {
    var street: String
    var number: Int
}

@Model
final class Trip {
    var name: String
    var start: Date?
    var days = 3
    var rating: Double = 0
    var isPlanned: Bool = true
    var priority: Priority = Priority.low
    var place: Place?
    var tags: [String] = []
    @Attribute(.externalStorage) var picture: Data?
    @Transient var draft = "draft"
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
    var title: String { name.uppercased() }

    init(name: String, start: Date? = nil) {
        self.name = name
        self.start = start
    }
}

@Model
class Stop: Identifiable {
    var name: String
    var trip: Trip?
    var guests: [Guest]? = []

    init(name: String, trip: Trip? = nil) {
        self.name = name
        self.trip = trip
    }
}

@Model
final class Guest {
    #Index<Guest>([\.name])
    @Attribute(.unique) var name: String
    var stops: [Stop] = []
    var note: String = ""

    init(name: String, note: String = "") {
        self.name = name
        self.note = note
    }
}

@Model
public final class Folder {
    public var name: String
    public var parent: Folder?
    public var children: [Folder] = []

    public init(name: String, parent: Folder? = nil) {
        self.name = name
        self.parent = parent
    }
}

@MainActor
func makeContainer(_ types: any PersistentModel.Type...) throws -> ModelContainer {
    let types = types.isEmpty ? [Trip.self, Folder.self] : types
    return try ModelContainer(for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}
