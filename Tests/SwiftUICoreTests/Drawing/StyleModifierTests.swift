import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct StyleModifierTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func picture(_ view: some View) -> [String] {
        TestWindow(view, width: 100, height: 60).picture
    }

    @Test("The foreground style of a view reaches the shapes in it") func foregroundStyle() {
        #expect(picture(Rectangle().foregroundStyle(red)) == ["fill (0.0, 0.0, 100.0, 60.0) #FF0000FF"])
        #expect(picture(Rectangle().foregroundColor(blue)) == ["fill (0.0, 0.0, 100.0, 60.0) #0000FFFF"])
        #expect(
            picture(Rectangle().fill(.secondary).foregroundStyle(red, blue))
                == ["fill (0.0, 0.0, 100.0, 60.0) #0000FFFF"])
    }

    @Test("A level as the foreground style is that level of the one outside") func nestedForeground() {
        #expect(
            picture(Rectangle().foregroundStyle(.secondary).foregroundStyle(red))
                == ["fill (0.0, 0.0, 100.0, 60.0) #FF00008C"])
        #expect(
            picture(Rectangle().foregroundColor(nil).foregroundStyle(red))
                == ["fill (0.0, 0.0, 100.0, 60.0) #FF0000FF"])
    }

    @Test("The tint reaches what is drawn in the tint") func tint() {
        #expect(picture(Rectangle().fill(.tint).tint(red)) == ["fill (0.0, 0.0, 100.0, 60.0) #FF0000FF"])
        #expect(picture(Rectangle().fill(.tint).tint(nil).tint(red)) == ["fill (0.0, 0.0, 100.0, 60.0) #FF0000FF"])
    }

    @Test("A background lies behind the view, in its size") func background() {
        #expect(
            picture(Leaf("a", 30, 20).background(red, in: .rect(cornerRadius: 4)))
                == ["fill (0.0, 0.0, 30.0, 20.0) #FF0000FF", "a"])
        #expect(
            picture(Leaf("a", 30, 20).background(.thinMaterial, in: .capsule))
                == ["fill (0.0, 0.0, 30.0, 20.0) thin material", "a"])
        #expect(
            picture(Leaf("a", 30, 20).background().backgroundStyle(blue))
                == picture(Leaf("a", 30, 20).background(blue)))
        #expect(picture(Leaf("a", 30, 20).background(Color.clear)) == ["a"])
        #expect(
            picture(Leaf("a", 30, 20).background(in: .circle).backgroundStyle(blue))
                == ["fill (5.0, 0.0, 20.0, 20.0) #0000FFFF", "a"])
    }

    @Test("An overlay and a border lie upon the view") func overlay() {
        #expect(
            picture(Leaf("a", 30, 20).overlay(red, in: .circle)) == ["a", "fill (5.0, 0.0, 20.0, 20.0) #FF0000FF"])
        #expect(
            picture(Leaf("a", 30, 20).border(red, width: 2)) == ["a", "stroke (1.0, 1.0, 28.0, 18.0) #FF0000FF"])
    }

    @Test("A clipped view is drawn through the shape") func clip() {
        let items = picture(Leaf("a", 30, 20).clipShape(.circle))
        #expect(items.count == 3 && items.first?.hasPrefix("clip") == true && items.dropFirst() == ["a", "}"])
    }

    private struct Highlight: View {
        var isOn: Bool

        var body: some View {
            Rectangle().foregroundStyle(isOn ? Color(red: 1, green: 0, blue: 0) : .clear)
        }
    }

    @Test("An equal foreground style changes nothing, another one is drawn") func change() {
        let window = TestWindow(Highlight(isOn: true), width: 100, height: 60)
        window.settle()
        window.setContent(Highlight(isOn: true))
        #expect(window.takeOperations().isEmpty)
        window.setContent(Highlight(isOn: false))
        window.turn()
        #expect(window.picture.isEmpty)
    }
}
