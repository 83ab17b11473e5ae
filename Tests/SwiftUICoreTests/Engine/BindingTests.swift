import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Person: Identifiable, Equatable {
    let id: Int
    var name: String
    var age = 0
}

private struct Field: View {
    @Binding var text: String
    let probe: Probe
    let key: String

    var body: some View {
        probe.actions[key] = { text += "!" }
        return Leaf(text)
    }
}

private struct Age: View {
    @Binding var age: Int

    var body: some View { Leaf("age \(age)") }
}

private struct Card: View {
    @State private var person = Person(id: 1, name: "Ada")
    let probe: Probe

    var body: some View {
        VStack {
            Field(text: $person.name, probe: probe, key: "name")
            Age(age: $person.age)
        }
    }
}

private struct People: View {
    @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Ben"), Person(id: 3, name: "Cleo")]
    let probe: Probe

    var body: some View {
        probe.actions["reverse"] = { people.reverse() }
        probe.actions["drop"] = { people.removeLast() }
        return VStack {
            ForEach($people) { $person in
                Field(text: $person.name, probe: probe, key: "edit \(person.id)")
            }
        }
    }
}

private struct Elements: View {
    @State private var names = ["a", "b"]
    let probe: Probe

    var body: some View {
        VStack {
            Field(text: $names[0], probe: probe, key: "first")
            Field(text: $names[1], probe: probe, key: "second")
        }
    }
}

private struct Unwrapped: View {
    @State private var text: String? = "there"
    let probe: Probe

    var body: some View {
        probe.actions["clear"] = { text = nil }
        return VStack {
            if let binding = Binding($text) {
                Field(text: binding, probe: probe, key: "edit")
            } else {
                Leaf("nothing")
            }
        }
    }
}

/// Its list is no state and nobody observes it.
private struct Unobserving: View {
    private final class Notes {
        var all: [String] = []
    }

    private struct Switch: View {
        @Binding var isOn: Bool
        var body: some View { Leaf(isOn ? "on" : "off") }
    }

    @State private var isOpen = true
    private let notes = Notes()
    let probe: Probe

    var body: some View {
        probe.actions["close"] = {
            notes.all.append("new")
            isOpen = false
        }
        return VStack {
            Leaf("\(notes.all.count) notes")
            Switch(isOn: $isOpen)
        }
    }
}

private struct OnlyWritten: View {
    private struct Writer: View {
        @Binding var value: Int
        let probe: Probe

        var body: some View {
            probe.actions["write"] = { value = 1 }
            return Leaf("writer")
        }
    }

    @State private var value = 0
    let probe: Probe

    var body: some View { Writer(value: $value, probe: probe) }
}

@MainActor
struct BindingTests {
    private let probe = Probe()

    @Test("A write through a part of a state runs its owner, and of the readers those of that part")
    func partRunsItsReaders() {
        let window = TestWindow(Card(probe: probe))
        #expect(window.takeBodies() == ["Card", "Field", "Age"])
        window.settle()
        probe("name")
        #expect(window.takeOperations() == [.set("Ada", property: "name", to: "Ada!")])
        #expect(window.takeBodies() == ["Card", "Field"])
    }

    @Test("What a body shows unobserved is right again when a state of its view has changed that others read")
    func ownerRunsAgain() {
        let window = TestWindow(Unobserving(probe: probe))
        window.settle()
        probe("close")
        #expect(window.takeOperations().contains(.set("0 notes", property: "name", to: "1 notes")))
    }

    @Test("A state that a binding only writes runs nobody")
    func unreadStateRunsNobody() {
        let window = TestWindow(OnlyWritten(probe: probe))
        window.settle()
        _ = window.takeBodies()
        probe("write")
        window.turn()
        #expect(window.takeBodies().isEmpty)
    }

    @Test("A binding to an element of a collection writes that element")
    func elementIsWritten() {
        let window = TestWindow(Elements(probe: probe))
        window.settle()
        probe("second")
        #expect(window.takeOperations() == [.set("b", property: "name", to: "b!")])
        #expect(window.takeBodies() == ["Elements", "Field"])
    }

    @Test("A binding to an identified element follows it when the elements change places")
    func identifiedElementIsFollowed() {
        let window = TestWindow(People(probe: probe))
        probe("reverse")
        window.turn()
        probe("edit 1")
        window.turn()
        #expect(window.widgetProperties("name") == ["Ada!"])
        #expect(window.widgetNames == ["Cleo", "Ben", "Ada"])
    }

    @Test("A binding to an element that has gone stays readable and writes nothing")
    func goneElementIsHarmless() {
        let window = TestWindow(People(probe: probe))
        let edit = probe.actions["edit 3"]
        probe("drop")
        window.turn()
        edit?()
        window.turn()
        #expect(window.widgetNames == ["Ada", "Ben"])
    }

    @Test("A binding into an optional writes its value while there is one")
    func optionalIsUnwrapped() {
        let window = TestWindow(Unwrapped(probe: probe))
        probe("edit")
        window.turn()
        #expect(window.widgetProperties("name") == ["there!"])
        probe("clear")
        window.turn()
        #expect(window.widgetNames == ["nothing"])
    }

    @Test("A constant binding ignores writes")
    func constantIgnoresWrites() {
        let window = TestWindow(Field(text: .constant("fixed"), probe: probe, key: "edit"))
        window.settle()
        probe("edit")
        #expect(window.takeOperations() == [])
    }

    @Test("A binding made of closures calls them")
    func closuresAreCalled() {
        var stored = "x"
        let binding = Binding(get: { stored }, set: { stored = $0 })
        binding.wrappedValue += "y"
        #expect(stored == "xy")
        #expect(binding.wrappedValue == "xy")
    }

    @Test("A binding hands its transaction to the closure that sets")
    func transactionReachesTheSetter() {
        var animates = false
        let binding = Binding(get: { 0 }, set: { _, transaction in animates = transaction.animation != nil })
        binding.animation(.default).wrappedValue = 1
        #expect(animates)
        binding.wrappedValue = 2
        #expect(!animates)
    }
}
