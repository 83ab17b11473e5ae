/// What a window that shows a value shows.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    @Environment(\.windowOpener) private var opener
    private let content: (Binding<Data?>) -> Content

    init(initial: Data?, content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: initial)
        self.content = content
    }

    public var body: some View {
        content($value).onChange(of: value) { _, new in opener?.valueDidChange(new.map { AnyHashable($0) }) }
    }
}
