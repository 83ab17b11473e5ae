import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct AccessibilityTests {
    /// What is told, in order: the kind of widget and what modifiers say of it.
    private func told(_ view: some View) -> [(kind: String, properties: AccessibilityProperties)] {
        let window = TestWindow(view)
        return window.widgetNames.map { name in
            (String(name.split(separator: " ")[0]), window.host?.traits(of: name).accessibility ?? .init())
        }
    }

    @Test("Modifiers around one widget speak of that widget") func single() {
        let elements = told(
            Text(verbatim: "5").accessibilityLabel("Count").accessibilityValue("five").accessibilityHint("A number"))
        #expect(elements.map(\.kind) == ["text"])
        #expect(elements.first?.properties.label == "Count")
        #expect(elements.first?.properties.value == "five")
        #expect(elements.first?.properties.hint == "A number")
    }

    @Test("The outer of two labels counts") func outerLabel() {
        let elements = told(Text(verbatim: "5").accessibilityLabel("inner").accessibilityLabel("outer"))
        #expect(elements.map(\.properties.label) == ["outer"])
    }

    @Test("A drawn shape with a label becomes an image of its own") func drawn() {
        let elements = told(Circle().accessibilityLabel("Progress").accessibilityValue("half"))
        #expect(elements.map(\.kind) == ["image"])
        #expect(elements.first?.properties.label == "Progress" && elements.first?.properties.value == "half")
        #expect(told(Circle()).isEmpty)
    }

    @Test("Combined views are one element that says what they say") func combined() {
        let elements = told(
            HStack {
                Text(verbatim: "4")
                Text(verbatim: "stars")
            }
            .accessibilityElement(children: .combine))
        #expect(elements.map(\.kind) == ["group", "text", "text"])
        #expect(elements.first?.properties.label == "4, stars")
        #expect(elements.dropFirst().allSatisfy { $0.properties.isHidden == true })
    }

    @Test("An element that ignores what is in it says only its own label") func ignored() {
        let elements = told(HStack { Text(verbatim: "4") }.accessibilityElement().accessibilityLabel("Four"))
        #expect(elements.map(\.properties.label) == ["Four", nil])
        #expect(elements.map(\.properties.isHidden) == [nil, true])
    }

    @Test("Hidden views are not told") func hidden() {
        let elements = told(
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            .accessibilityHidden(true))
        #expect(elements.map(\.properties.isHidden) == [true, true])
        #expect(told(Circle().accessibilityLabel("x").accessibilityHidden(true)).isEmpty)
    }

    @Test("A text that is a heading is told as one, with its own words") func heading() {
        let elements = told(Text(verbatim: "Today").accessibilityAddTraits(.isHeader))
        #expect(elements.map(\.kind) == ["heading", "text"])
        #expect(elements.first?.properties.label == "Today")
        let plain = told(
            Text(verbatim: "Today").accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader))
        #expect(plain.map(\.kind) == ["text"])
    }

    @Test("A view with a tap can be pressed by assistive technologies") func activation() {
        var taps = 0
        let inside = TestWindow(
            Circle().onTapGesture { taps += 1 }.accessibilityLabel("Dot").accessibilityAddTraits(.isButton))
        let button = inside.widgetNames.first ?? ""
        #expect(button.hasPrefix("button"))
        inside.host?.traits(of: button).accessibility.actions.first { $0.name == nil }?.perform()
        #expect(taps == 1)
        let outside = TestWindow(
            Circle().accessibilityLabel("Dot").accessibilityAddTraits(.isButton).onTapGesture { taps += 1 })
        let name = outside.widgetNames.first ?? ""
        outside.host?.traits(of: name).accessibility.actions.first?.perform()
        #expect(taps == 2)
    }

    @Test("Actions by name and adjustments are offered, and do what the latest body says") func actions() {
        var steps: [String] = []
        let window = TestWindow(
            Circle().accessibilityLabel("Volume").accessibilityAction(named: "Mute") { steps.append("mute") }
                .accessibilityAdjustableAction { steps.append($0 == .increment ? "up" : "down") }
                .environment(\.locale, Locale(identifier: "en_US")))
        let actions = window.host?.traits(of: window.widgetNames.first ?? "").accessibility.actions ?? []
        #expect(actions.map(\.name) == ["Mute", "Increase", "Decrease"])
        for action in actions { action.perform() }
        #expect(steps == ["mute", "up", "down"])
    }

    @Test("A changed label is told without a change of anything else") func change() {
        struct Counter: View {
            @State private var count = 1
            let probe: Probe
            var body: some View {
                probe.actions["add"] = { count += 1 }
                return Circle().accessibilityLabel("Count \(count)")
            }
        }
        let probe = Probe()
        let window = TestWindow(Counter(probe: probe))
        window.settle()
        let name = window.widgetNames.first ?? ""
        probe.actions["add"]?()
        #expect(!window.takeOperations().contains { if case .setWidgets = $0 { true } else { false } })
        #expect(window.widgetNames.first == name)
        #expect(window.host?.traits(of: name).accessibility.label == "Count 2")
    }

    @Test("A control's label says what modifiers say of the views in it") func spokenLabel() {
        let window = TestWindow(
            HStack {
                Image(systemName: "trash").accessibilityHidden(true)
                Text(verbatim: "x").accessibilityLabel("Remove")
            })
        #expect(window.items.first?.spokenLabel == "Remove")
        let image = TestWindow(Image(systemName: "trash").environment(\.locale, Locale(identifier: "en_US")))
        #expect(image.items.first?.spokenLabel == "Delete")
        let both = TestWindow(
            HStack {
                Image(systemName: "trash")
                Text(verbatim: "Remove")
            })
        #expect(both.items.first?.spokenLabel == "Remove")
    }
}
