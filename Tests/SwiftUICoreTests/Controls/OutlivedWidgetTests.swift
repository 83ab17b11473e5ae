import RecordingBackend
import Testing

@testable import SwiftUICore

private struct Field: View {
    @State private var text = "text"
    let isShown: Bool

    var body: some View {
        VStack {
            if isShown {
                TextField("Name", text: $text)
                Toggle("On", isOn: .constant(true)).toggleStyle(.switch)
                Button("Press") {}
            }
        }
    }
}

@MainActor
@Suite("Widgets that live longer than their views")
struct OutlivedWidgetTests {
    @Test("A widget that loses its focus after its view has gone tells nobody")
    func focusAfterEnd() throws {
        let window = TestWindow(Field(isShown: true))
        let widgets = window.host?.widgets ?? []
        let listeners = widgets.compactMap { $0 as? any FocusableWidget }
        #expect(listeners.count == 3)
        window.setContent(Field(isShown: false))
        window.turn()
        for widget in listeners { widget.focusChanged(false) }
        for case let field as RecordingTextField in widgets { field.submitted() }
        #expect(window.widgetNames == [])
    }
}
