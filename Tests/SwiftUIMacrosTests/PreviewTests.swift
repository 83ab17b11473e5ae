import SwiftUI
import Testing

private struct Hidden: View {
    @Binding var count: Int

    var body: some View { Text("\(count)") }
}

#Preview { Text("Bare") }

#Preview("Named", traits: .sizeThatFitsLayout, .landscapeLeft) {
    @Previewable @State var count = [1, 2, 3]
        .reduce(0, +)
    @Previewable @Environment(\.colorScheme) var scheme
    let title = "Count"
    Text(title)
    Hidden(count: $count)
    if scheme == .dark { Text("}") }
}

#if DEBUG
#Preview("Return") {
    let text = Text("x")
    return text
}
#endif

extension Hidden {
    #Preview("In an extension", body: { Hidden(count: .constant(1)) })
}

@MainActor
@Suite struct PreviewTests {
    @Test func aPreviewsTraitsAreKept() {
        let preview = Preview("x", traits: .fixedLayout(width: 100, height: 50), .landscapeRight) { Text("y") }
        #expect(preview.name == "x")
        #expect(preview.traits.orientation == .landscapeRight)
        guard case .fixed(width: 100, height: 50) = preview.traits.layout else {
            Issue.record("\(preview.traits.layout)")
            return
        }
    }
}
