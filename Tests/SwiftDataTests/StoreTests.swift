import Foundation
import SwiftData
import Testing

enum FirstVersion: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
        var title: String
        var pages: Int
        init(title: String, pages: Int) {
            self.title = title
            self.pages = pages
        }
    }
}

enum SecondVersion: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
        @Attribute(originalName: "title") var name: String
        var author: String = "unknown"
        var year: Int?
        init(name: String) { self.name = name }
    }
}

enum DemandingVersion: VersionedSchema {
    static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }
    static var models: [any PersistentModel.Type] { [Book.self] }

    @Model
    final class Book {
        var title: String
        var pages: Int
        var isbn: String
        init(title: String, pages: Int, isbn: String) {
            self.title = title
            self.pages = pages
            self.isbn = isbn
        }
    }
}

enum Plan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [FirstVersion.self, SecondVersion.self] }
    static var stages: [MigrationStage] {
        [
            .custom(
                fromVersion: FirstVersion.self, toVersion: SecondVersion.self,
                willMigrate: { context in
                    for book in try context.fetch(FetchDescriptor<FirstVersion.Book>()) { book.title += "!" }
                    try context.save()
                },
                didMigrate: { context in
                    for book in try context.fetch(FetchDescriptor<SecondVersion.Book>()) { book.year = 1900 }
                    try context.save()
                })
        ]
    }
}

@MainActor
@Suite final class StoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    private var url: URL { folder.appendingPathComponent("books.store") }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    private func open(
        _ version: any VersionedSchema.Type, plan: (any SchemaMigrationPlan.Type)? = nil
    ) throws -> ModelContext {
        let schema = Schema(versionedSchema: version)
        return try ModelContainer(
            for: schema, migrationPlan: plan, configurations: ModelConfiguration(schema: schema, url: url)
        ).mainContext
    }

    private func writeFirstVersion() throws {
        let context = try open(FirstVersion.self)
        context.insert(FirstVersion.Book(title: "Dune", pages: 412))
        try context.save()
    }

    @Test func modelsOutliveTheContainer() throws {
        try writeFirstVersion()
        let books = try open(FirstVersion.self).fetch(FetchDescriptor<FirstVersion.Book>())
        #expect(books.map(\.title) == ["Dune"])
        #expect(books.map(\.pages) == [412])
    }

    @Test func propertiesMayComeGoAndGetAnotherName() throws {
        try writeFirstVersion()
        let book = try #require(try open(SecondVersion.self).fetch(FetchDescriptor<SecondVersion.Book>()).first)
        #expect(book.name == "Dune")
        #expect(book.author == "unknown")
        #expect(book.year == nil)
    }

    @Test func aPlanRunsItsStages() throws {
        try writeFirstVersion()
        let books = try open(SecondVersion.self, plan: Plan.self).fetch(FetchDescriptor<SecondVersion.Book>())
        #expect(books.map(\.name) == ["Dune!"])
        #expect(books.map(\.year) == [1900])
        let again = try open(SecondVersion.self, plan: Plan.self).fetch(FetchDescriptor<SecondVersion.Book>())
        #expect(again.map(\.name) == ["Dune!"])
    }

    @Test func aStoreOfANewerVersionIsNotTouched() throws {
        _ = try open(DemandingVersion.self, plan: Plan.self)
        #expect(throws: SwiftDataError.backwardMigration) { try open(SecondVersion.self, plan: Plan.self) }
    }

    @Test func aNewPropertyWithoutValueIsAnErrorThatSaysWhatToDoAndLosesNothing() throws {
        try writeFirstVersion()
        let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(DemandingVersion.self) }
        #expect(error?.description.contains("Book.isbn") == true)
        #expect(try open(FirstVersion.self).fetch(FetchDescriptor<FirstVersion.Book>()).map(\.title) == ["Dune"])
    }

    @Test func aFileOfAnotherKindIsAnErrorAndStaysAsItIs() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = Data(String(repeating: "no store ", count: 200).utf8)
        try text.write(to: url)
        let error = #expect(throws: SwiftDataError.loadIssueModelContainer) { try open(FirstVersion.self) }
        #expect(error?.description.contains(url.path) == true)
        #expect(try Data(contentsOf: url) == text)
    }

    @Test func aConfigurationMayForbidSaving() throws {
        try writeFirstVersion()
        let container = try ModelContainer(
            for: Schema(versionedSchema: FirstVersion.self),
            configurations: ModelConfiguration(url: url, allowsSave: false))
        let book = try #require(try container.mainContext.fetch(FetchDescriptor<FirstVersion.Book>()).first)
        book.title = "Changed"
        #expect(throws: SwiftDataError.modelValidationFailure) { try container.mainContext.save() }
        #expect(book.title == "Changed")
    }

    @Test func allDataCanBeDeleted() throws {
        try writeFirstVersion()
        let context = try open(FirstVersion.self)
        let book = try #require(try context.fetch(FetchDescriptor<FirstVersion.Book>()).first)
        try context.container.deleteAllData()
        #expect(book.modelContext == nil)
        #expect(book.title == "Dune")
        #expect(try context.fetchCount(FetchDescriptor<FirstVersion.Book>()) == 0)
    }

    @Test func configurationsKeepTheirModelsInFilesOfTheirOwn() throws {
        let books = ModelConfiguration("books", schema: Schema([FirstVersion.Book.self]), url: url)
        let trips = ModelConfiguration(
            "trips", schema: Schema([Trip.self]), url: folder.appendingPathComponent("trips.store"))
        let container = try ModelContainer(
            for: Schema([FirstVersion.Book.self, Trip.self]), configurations: [books, trips])
        container.mainContext.insert(FirstVersion.Book(title: "Dune", pages: 1))
        container.mainContext.insert(Trip(name: "Rome"))
        try container.mainContext.save()
        #expect(try open(FirstVersion.self).fetchCount(FetchDescriptor<FirstVersion.Book>()) == 1)
        #expect(FileManager.default.fileExists(atPath: trips.url.path))
    }

    @Test func theUsualPlaceIsTheFolderOfTheProgramsData() {
        let configuration = ModelConfiguration()
        #expect(configuration.url.lastPathComponent == "default.store")
        #expect(configuration.url.path.hasPrefix(URL.applicationSupportDirectory.path))
        #expect(ModelConfiguration("notes").url.lastPathComponent == "notes.store")
    }
}
