import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

/// That this builds without a warning is half of the test: SwiftUI takes closures that a view was given as they are.
@MainActor
struct StoredClosureTests {
    private struct Wrapped: View {
        let done: () -> Void
        let changed: (Bool) -> Void
        let drawn: (inout GraphicsContext, CGSize) -> Void
        let chosen: (Result<URL, any Error>) -> Void
        let moved: (IndexSet, Int) -> Void
        @State private var share = 0.5
        @State private var isOpen = false

        var body: some View {
            VStack {
                Text("Text")
                    .onTapGesture(perform: done)
                    .onLongPressGesture(perform: done)
                    .onAppear(perform: done)
                    .onDisappear(perform: done)
                    .onHover(perform: changed)
                    .onSubmit(done)
                    .accessibilityAction(.default, done)
                    .gesture(TapGesture().onEnded(done))
                Slider(value: $share, onEditingChanged: changed)
                Stepper("Stepper", onIncrement: done, onDecrement: done)
                Menu(content: { Text("Item") }, label: { Text("Menu") }, primaryAction: done)
                Canvas(renderer: drawn)
                List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onMove(perform: moved) }
            }
            .onChange(of: share, done)
            .sheet(isPresented: $isOpen, onDismiss: done) { Text("Sheet") }
            .fileImporter(isPresented: $isOpen, allowedContentTypes: [.json], onCompletion: chosen)
        }
    }

    @Test("A view hands on the closures that it was given")
    func handedOn() throws {
        let log = Log()
        let window = TestWindow(
            Wrapped(
                done: { log.add("done") }, changed: { log.add("changed \($0)") }, drawn: { _, _ in },
                chosen: { _ in }, moved: { _, _ in }))
        window.settle()
        #expect(log.lines == ["done"])
        try #require(window.controls(RecordingSlider.self).first).editingChanged(true)
        #expect(log.lines == ["done", "changed true"])
    }
}
