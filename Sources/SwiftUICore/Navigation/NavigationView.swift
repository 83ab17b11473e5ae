/// The older form of a navigation stack, and of a split view.
///
/// With several views it shows them as columns in a wide window: see `navigationViewStyle(_:)`.
public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewForm) private var form

    /// Creates a navigation whose first page has this content.
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        let parts = (content as? any ViewParts)?.parts ?? []
        if parts.count < 2 {
            NavigationStack { content }
        } else if form.kind == .stack {
            NavigationStack { parts[0] }
        } else if parts.count == 2 {
            NavigationSplitView {
                parts[0]
            } detail: {
                parts[1]
            }
        } else {
            NavigationSplitView {
                parts[0]
            } content: {
                parts[1]
            } detail: {
                parts[2]
            }
        }
    }
}
