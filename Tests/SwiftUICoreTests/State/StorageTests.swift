import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

private enum Look: String { case light, dark }

private struct Reading: View {
    @AppStorage("count") private var count = 5
    var body: some View { Leaf("count \(count)") }
}

private struct Writing: View {
    @AppStorage("count") private var count = 0
    let actions: StorageActions
    var body: some View {
        actions.add = { count += 1 }
        actions.binding = $count
        return Leaf("writer")
    }
}

@MainActor
private final class StorageActions {
    var add: () -> Void = {}
    var binding = Binding.constant(0)
}

private struct Both: View {
    let store: UserDefaults
    let actions: StorageActions
    var body: some View {
        VStack {
            Reading()
            Writing(actions: actions)
        }
        .defaultAppStorage(store)
    }
}

private struct Place: View {
    @SceneStorage("place") private var place = "start"
    let go: StorageActions
    var body: some View {
        go.add = { place = "there" }
        return Leaf(place)
    }
}

private struct Scene: View {
    let id: String
    let store: UserDefaults
    let go: StorageActions
    var body: some View { Place(go: go).environment(\.sceneID, id).defaultAppStorage(store) }
}

/// A store of its own for each test, gone with it.
private final class Suite {
    let name = "segler-test-\(UUID().uuidString)"
    let store: UserDefaults

    init() throws { store = try #require(UserDefaults(suiteName: name)) }

    deinit {
        for key in store.dictionaryRepresentation().keys { store.removeObject(forKey: key) }
        let environment = ProcessInfo.processInfo.environment
        let folder = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
        try? FileManager.default.removeItem(atPath: "\(folder)/\(name).plist")
    }
}

@MainActor
struct StorageTests {
    private let suite: Suite
    private var store: UserDefaults { suite.store }

    init() throws { suite = try Suite() }

    @Test("Every wrapper of a key sees a change at once, and an equal value changes nothing")
    func sharesChanges() {
        let actions = StorageActions()
        let window = TestWindow(Both(store: store, actions: actions))
        #expect(window.shownNames == ["count 5", "writer"])
        window.settle()
        actions.add()
        window.turn()
        #expect(window.shownNames == ["count 1", "writer"])
        #expect(store.integer(forKey: "count") == 1)
        window.settle()
        actions.binding.wrappedValue = 1
        window.turn()
        #expect(window.takeBodies() == [])
    }

    @Test("Values of every kind come back as they were stored")
    func roundTrips() throws {
        let page = try #require(URL(string: "https://example.org/a?b=c"))
        let day = Date(timeIntervalSince1970: 1_000_000)
        AppStorage(wrappedValue: false, "bool", store: store).wrappedValue = true
        AppStorage(wrappedValue: 0.0, "double", store: store).wrappedValue = 2.5
        AppStorage(wrappedValue: "", "string", store: store).wrappedValue = "ä"
        AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store).wrappedValue = page
        AppStorage(wrappedValue: Data(), "data", store: store).wrappedValue = Data([1, 2])
        AppStorage(wrappedValue: Date.distantPast, "date", store: store).wrappedValue = day
        AppStorage(wrappedValue: Look.light, "look", store: store).wrappedValue = .dark
        #expect(AppStorage(wrappedValue: false, "bool", store: store).wrappedValue)
        #expect(AppStorage(wrappedValue: 0.0, "double", store: store).wrappedValue == 2.5)
        #expect(AppStorage(wrappedValue: "", "string", store: store).wrappedValue == "ä")
        #expect(AppStorage(wrappedValue: URL(fileURLWithPath: "/"), "url", store: store).wrappedValue == page)
        #expect(AppStorage(wrappedValue: Data(), "data", store: store).wrappedValue == Data([1, 2]))
        #expect(AppStorage(wrappedValue: Date.distantPast, "date", store: store).wrappedValue == day)
        #expect(AppStorage(wrappedValue: Look.light, "look", store: store).wrappedValue == .dark)
    }

    @Test("An optional is nil until it is set, and nil again removes the key")
    func optionals() {
        let name = AppStorage<String?>("name", store: store)
        let look = AppStorage<Look?>("look", store: store)
        #expect(name.wrappedValue == nil)
        #expect(look.wrappedValue == nil)
        name.wrappedValue = "x"
        look.wrappedValue = .dark
        #expect(name.wrappedValue == "x")
        #expect(look.wrappedValue == .dark)
        name.wrappedValue = nil
        look.wrappedValue = nil
        #expect(store.object(forKey: "name") == nil)
        #expect(store.object(forKey: "look") == nil)
    }

    @Test("Something else under the key gives the default value, and numbers are converted")
    func otherKinds() {
        store.set("dim", forKey: "look")
        store.set(3, forKey: "double")
        store.set("text", forKey: "int")
        #expect(AppStorage(wrappedValue: Look.light, "look", store: store).wrappedValue == .light)
        #expect(AppStorage(wrappedValue: 0.5, "double", store: store).wrappedValue == 3)
        #expect(AppStorage(wrappedValue: 7, "int", store: store).wrappedValue == 7)
    }

    @Test("Each scene keeps values of its own, for later windows too")
    func scenes() {
        let (first, second) = (StorageActions(), StorageActions())
        let one = TestWindow(Scene(id: "one", store: store, go: first))
        let two = TestWindow(Scene(id: "two", store: store, go: second))
        first.add()
        one.turn()
        two.turn()
        #expect(one.shownNames == ["there"])
        #expect(two.shownNames == ["start"])
        let again = TestWindow(Scene(id: "one", store: store, go: StorageActions()))
        #expect(again.shownNames == ["there"])
    }
}
