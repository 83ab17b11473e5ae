/// The older form of a navigation stack.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView instead.")
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        NavigationStack { content }
    }
}
