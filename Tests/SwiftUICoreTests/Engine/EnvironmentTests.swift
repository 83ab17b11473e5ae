import RecordingBackend
import Testing

@testable import SwiftUICore

private struct SizeKey: EnvironmentKey {
    static var defaultValue: Int { 1 }
}

private struct ColourKey: EnvironmentKey {
    static var defaultValue: String { "grey" }
}

extension EnvironmentValues {
    fileprivate var testSize: Int {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }

    fileprivate var testColour: String {
        get { self[ColourKey.self] }
        set { self[ColourKey.self] = newValue }
    }
}

private struct SizeReader: View {
    @Environment(\.testSize) private var size
    var body: some View { Leaf("size \(size)") }
}

private struct ColourReader: View {
    @Environment(\.testColour) private var colour
    var body: some View { Leaf(colour) }
}

private struct WholeReader: View {
    @Environment(\.self) private var values
    var body: some View { Leaf("both \(values.testSize) \(values.testColour)") }
}

private struct Readers: View {
    var body: some View {
        VStack {
            HStack {
                SizeReader()
                ColourReader()
            }
        }
    }
}

private struct Screen: View {
    @State private var size = 2
    @State private var colour = "red"
    let probe: Probe

    var body: some View {
        probe.actions["grow"] = { size += 1 }
        probe.actions["paint"] = { colour = "blue" }
        return Readers()
            .environment(\.testSize, size)
            .environment(\.testColour, colour)
    }
}

private struct Doubled: View {
    @State private var size = 2
    let probe: Probe

    var body: some View {
        probe.actions["grow"] = { size += 1 }
        return SizeReader()
            .transformEnvironment(\.testSize) { $0 *= 2 }
            .environment(\.testSize, size)
    }
}

private struct Shielded: View {
    @State private var size = 2
    let probe: Probe

    var body: some View {
        probe.actions["grow"] = { size += 1 }
        return SizeReader()
            .environment(\.testSize, 7)
            .environment(\.testSize, size)
    }
}

@MainActor
struct EnvironmentTests {
    private let probe = Probe()

    @Test("A view reads the value that is set nearest around it, else the key's default")
    func nearestValueIsRead() {
        let window = TestWindow {
            VStack {
                SizeReader()
                SizeReader().environment(\.testSize, 3).environment(\.testSize, 2)
            }
        }
        #expect(window.widgetNames == ["size 1", "size 3"])
    }

    @Test("A changed value runs the bodies that read its key, and no other")
    func onlyReadersRun() {
        let window = TestWindow(Screen(probe: probe))
        window.settle()
        probe("grow")
        #expect(window.takeOperations() == [.set("size 2", property: "name", to: "size 3")])
        #expect(window.takeBodies() == ["Screen", "SizeReader"])
        probe("paint")
        window.turn()
        #expect(window.takeBodies() == ["Screen", "ColourReader"])
    }

    @Test("A body that reads the whole environment runs for the keys that it has read in it")
    func wholeEnvironmentIsReadByKey() {
        let window = TestWindow { WholeReader().environment(\.testColour, "red").environment(\.testSize, 5) }
        #expect(window.widgetNames == ["both 5 red"])
    }

    @Test("A transformed value follows the value around it")
    func transformFollows() {
        let window = TestWindow(Doubled(probe: probe))
        window.settle()
        probe("grow")
        #expect(window.takeOperations() == [.set("size 4", property: "name", to: "size 6")])
    }

    @Test("A value that is set anew inside shields the reader from changes outside")
    func innerValueShields() {
        let window = TestWindow(Shielded(probe: probe))
        window.settle()
        probe("grow")
        window.turn()
        #expect(window.takeBodies() == ["Shielded"])
    }

    @Test("A change in deeply nested stacks visits each view once")
    func deepStacksAreVisitedOnce() {
        var node = AnyView(SizeReader())
        for _ in 0..<40 { node = AnyView(VStack { node }) }
        let window = TestWindow(SizedBox(content: node, probe: probe))
        window.settle()
        probe("grow")
        window.turn()
        #expect(window.takeBodies() == ["SizedBox", "SizeReader"])
    }
}

private struct SizedBox: View {
    @State private var size = 1
    let content: AnyView
    let probe: Probe

    var body: some View {
        probe.actions["grow"] = { size += 1 }
        return content.environment(\.testSize, size)
    }
}
