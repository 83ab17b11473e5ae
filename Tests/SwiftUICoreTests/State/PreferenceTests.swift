import RecordingBackend
import Testing

@testable import SwiftUICore

private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Title: PreferenceKey {
    typealias Value = String?
    static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
}

private struct Named: View {
    let name: String
    var body: some View { Leaf(name).preference(key: Names.self, value: [name]) }
}

private struct Listening: View {
    var names: [String]
    var shown = true
    let log: Log

    var body: some View {
        VStack {
            Leaf("plain")
            if shown {
                ForEach(names, id: \.self) { Named(name: $0) }
            }
        }
        .onPreferenceChange(Names.self) { log.add("\($0)") }
    }
}

private struct Raised: View {
    let names: [String]
    @State private var count = 0
    var body: some View {
        VStack {
            Leaf("\(count) names")
            ForEach(names, id: \.self) { Named(name: $0) }
        }
        .onPreferenceChange(Names.self) { count = $0.count }
    }
}

private struct Layered: View {
    let names: [String]
    var body: some View {
        VStack { ForEach(names, id: \.self) { Named(name: $0) } }
            .overlayPreferenceValue(Names.self) { Named(name: "\($0)") }
    }
}

@MainActor
struct PreferenceTests {
    private let log = Log()

    @Test("What a geometry reader says after layout is the first value that is told")
    func geometry() {
        let window = TestWindow(width: 300) {
            GeometryReader { geometry in
                Leaf("content").preference(key: Names.self, value: ["\(geometry.size.width)"])
            }
            .onPreferenceChange(Names.self) { log.add("\($0)") }
        }
        window.turn()
        #expect(log.take() == [#"["300.0"]"#])
    }

    @Test("Where a geometry reader says nothing, the default value is told after layout")
    func silentGeometry() {
        let window = TestWindow(width: 300) {
            GeometryReader { _ in Leaf("content") }
                .onPreferenceChange(Names.self) { log.add("\($0)") }
        }
        window.turn()
        #expect(log.take() == ["[]"])
    }

    @Test("Values are combined in the order of the views")
    func combinesInOrder() {
        _ = TestWindow(Listening(names: ["a", "b", "c"], log: log))
        #expect(log.take() == [#"["a", "b", "c"]"#])
    }

    @Test("Without any writer the reader gets the default value once")
    func defaultValueAtFirst() {
        let window = TestWindow(Listening(names: [], log: log))
        window.setContent(Listening(names: [], log: log))
        window.turn()
        #expect(log.take() == ["[]"])
    }

    @Test("The reader hears of writers that come, go and change places")
    func followsStructure() {
        let window = TestWindow(Listening(names: ["a"], log: log))
        for names in [["a", "b"], ["b", "a"], ["b"]] {
            window.setContent(Listening(names: names, log: log))
            window.turn()
        }
        window.setContent(Listening(names: ["b"], shown: false, log: log))
        window.turn()
        #expect(log.take() == [#"["a"]"#, #"["a", "b"]"#, #"["b", "a"]"#, #"["b"]"#, "[]"])
    }

    @Test("A view that is on its way out with an animation is no longer heard")
    func leavingViewsAreSilent() {
        let window = TestWindow(Listening(names: ["a"], log: log))
        withAnimation(.linear(duration: 10)) {
            window.setContent(Listening(names: ["a"], shown: false, log: log))
        }
        window.turn()
        #expect(log.take() == [#"["a"]"#, "[]"])
    }

    @Test("A view's own value replaces what the views in it say")
    func outerReplacesInner() {
        let log = log
        let window = TestWindow {
            VStack { Named(name: "inner") }
                .preference(key: Names.self, value: ["outer"])
                .onPreferenceChange(Names.self) { log.add("\($0)") }
        }
        window.turn()
        #expect(log.take() == [#"["outer"]"#])
    }

    @Test("A transform sees what the views in it say, or the default value")
    func transforms() {
        let log = log
        let window = TestWindow {
            VStack {
                Named(name: "a").transformPreference(Names.self) { $0.append("b") }
                Leaf("x").transformPreference(Names.self) { $0.append("c") }
            }
            .onPreferenceChange(Names.self) { log.add("\($0)") }
        }
        window.turn()
        #expect(log.take() == [#"["a", "b", "c"]"#])
    }

    @Test("A value of nil counts as a value of an optional key")
    func nilIsAValue() {
        let log = log
        let window = TestWindow {
            VStack { Leaf("x").preference(key: Title.self, value: "inner") }
                .preference(key: Title.self, value: nil)
                .onPreferenceChange(Title.self) { log.add($0 ?? "none") }
        }
        window.turn()
        #expect(log.take() == ["none"])
    }

    @Test("State set from a preference is on screen in the same turn, and the loop ends")
    func joinsTheFlush() {
        let window = TestWindow(Raised(names: ["a", "b"]))
        #expect(window.shownNames == ["2 names", "a", "b"])
        window.setContent(Raised(names: ["a"]))
        window.turn()
        #expect(window.shownNames == ["1 names", "a"])
        #expect(window.mistakes.isEmpty)
    }

    @Test("A container that consumes a key hides it from the readers around")
    func consumes() {
        let window = TestWindow(Named(name: "page"))
        let page = ItemHostNode<Named>(parent: window.root)
        var heard: [[String]] = []
        PreferenceObserver<Names>(of: page, consuming: true) { heard.append($0) }
        page.setContent(Named(name: "title"))
        window.turn()
        #expect(heard == [["title"]])
        page.setContent(Named(name: "other"))
        window.turn()
        #expect(heard == [["title"], ["other"]])
        page.unmount()
        window.turn()
        #expect(heard == [["title"], ["other"]])
    }

    @Test("A layer shows what the views behind it say, and does not hear itself")
    func layers() {
        let window = TestWindow(Layered(names: ["a"]))
        #expect(window.shownNames == ["a", "[\"a\"]"])
        window.setContent(Layered(names: ["a", "b"]))
        window.turn()
        #expect(window.shownNames == ["a", "b", "[\"a\", \"b\"]"])
        #expect(window.mistakes.isEmpty)
    }
}
