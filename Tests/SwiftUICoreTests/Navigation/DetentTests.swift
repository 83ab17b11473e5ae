import Foundation
import RecordingBackend
import SwiftUICore
import Testing

@MainActor
@Suite("Heights and looks of sheets")
struct DetentTests {
    private final class Remote {
        var detent = PresentationDetent.medium
        var set: (PresentationDetent) -> Void = { _ in }
    }

    private struct Presenting<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            NavigationStack { Text("Under").sheet(isPresented: .constant(true)) { content } }
        }
    }

    private func sheet<V: View>(
        @ViewBuilder _ content: () -> V
    ) throws -> (NavigationHarness<Presenting<V>>, RecordingSheet) {
        let content = content()
        let harness = NavigationHarness { Presenting { content } }
        harness.turn()
        return (harness, try #require(harness.window.backend.sheets.first))
    }

    @Test("a sheet rests at its heights, the lowest first")
    func heights() throws {
        let (_, sheet) = try sheet { Text("Over").presentationDetents([.large, .medium, .fraction(0.25)]) }
        #expect(sheet.form.heights == [200, 400, 800])
        #expect(sheet.form.current == 0)
        #expect(sheet.form.showsHandle)
    }

    @Test("a height in points is that of the content: the window's bar comes on top")
    func height() throws {
        let (_, sheet) = try sheet { Text("Over").presentationDetents([.height(200)]) }
        #expect(sheet.form.heights == [247])
        #expect(!sheet.form.showsHandle)
    }

    private struct Tall: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.75 }
    }

    @Test("a height of one's own is worked out from that of the window")
    func custom() throws {
        let (_, sheet) = try sheet { NavigationStack { Text("Over") }.presentationDetents([.custom(Tall.self)]) }
        #expect(sheet.form.heights == [600])
    }

    private struct Selecting: View {
        let remote: Remote
        @State private var detent = PresentationDetent.large

        var body: some View {
            Text("Over").presentationDetents([.medium, .large], selection: $detent)
                .onAppear { remote.set = { detent = $0 } }
                .onChange(of: detent, initial: true) { remote.detent = detent }
        }
    }

    @Test("the selection says at which height the sheet rests, and follows the user")
    func selection() throws {
        let remote = Remote()
        let (harness, sheet) = try sheet { Selecting(remote: remote) }
        sheet.page?.content.surface?.resize(to: .init(width: 300, height: 300))
        harness.turn()
        #expect(sheet.form.current == 1)
        sheet.heightChosen(0)
        harness.turn()
        #expect(remote.detent == .medium)
        #expect(sheet.form.current == 0)
        remote.set(.large)
        harness.turn()
        #expect(sheet.form.current == 1)
    }

    @Test("handle, corners and what can be done under the sheet are as its content says")
    func looks() throws {
        let (_, sheet) = try sheet {
            Text("Over").presentationDragIndicator(.visible).presentationCornerRadius(20)
                .presentationBackgroundInteraction(.enabled)
        }
        #expect(sheet.form.showsHandle)
        #expect(sheet.form.cornerRadius == 20)
        #expect(!sheet.form.isModal)
    }

    @Test("in a narrow window a popover can become a sheet")
    func adaptation() {
        var environment = EnvironmentValues()
        environment.horizontalSizeClass = .compact
        let window = TestWindow(
            NavigationStack {
                Text("Under").popover(isPresented: .constant(true)) {
                    Text("Over").presentationCompactAdaptation(.sheet)
                }
            }, environment: environment)
        window.turn()
        for page in window.host?.widgets.compactMap({ $0 as? RecordingNavigation }).first?.pages ?? [] {
            (page as? RecordingPage)?.content.surface?.resize(to: .init(width: 340, height: 500))
        }
        window.turn()
        #expect(window.backend.sheets.first?.page != nil)
    }
}
