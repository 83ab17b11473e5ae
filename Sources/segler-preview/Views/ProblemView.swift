import SwiftUI

/// What the compiler says, or why a preview could not be drawn. The picture above is an older one.
struct ProblemView: View {
    let text: String
    let isOfSource: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(
                isOfSource ? "The source does not build. The picture is an older one." : "The preview was not drawn.",
                systemImage: "exclamationmark.triangle"
            )
            .font(.headline)
            ScrollView([.horizontal, .vertical]) {
                Text(verbatim: text)
                    .font(.system(.callout, design: .monospaced))
                    .fixedSize()
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: 220, alignment: .topLeading)
    }
}
