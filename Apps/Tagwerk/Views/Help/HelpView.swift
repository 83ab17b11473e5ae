import SwiftUI
import TagwerkModel

/// The window with the user's guide.
struct HelpView: View {
    static let windowID = "help"
    /// Where links into the project's folder lead.
    private static let project = URL(string: "https://github.com/segler/segler/blob/main/Apps/Tagwerk/Resources/")

    @State private var guide = Guide.users
    @FocusState private var isFocused: Bool
    @Environment(\.openURL) private var openURL

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(Array(guide.blocks.enumerated()), id: \.offset) { _, block in GuideBlockView(block: block) }
            }
            .padding(.horizontal, 20)
            .padding(.vertical, 24)
            .frame(maxWidth: 680, alignment: .leading)
            .frame(maxWidth: .infinity)
            .focusable()
            .focusEffectDisabled()
            .focused($isFocused)
        }
        .id(guide)
        .frame(minWidth: 320, idealWidth: 720, minHeight: 360, idealHeight: 720)
        .navigationTitle("Help")
        .environment(\.openURL, OpenURLAction { follow($0) })
        .onAppear { isFocused = true }
    }

    private func follow(_ link: URL) -> OpenURLAction.Result {
        if let other = Guide(link: link) {
            guide = other
            return .handled
        }
        guard link.scheme == nil else { return .systemAction }
        return URL(string: link.relativeString, relativeTo: Self.project).map { .systemAction($0.absoluteURL) }
            ?? .discarded
    }
}
