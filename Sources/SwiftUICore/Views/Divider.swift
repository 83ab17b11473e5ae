/// A hairline between views: across the stack around it, or lying where there is none.
public struct Divider {
    @Environment(\.stackAxis) private var stackAxis
    @Environment(\.isMenuContent) private var isInMenu

    /// Creates a line.
    public init() {}
}

extension Divider: View {
    public var body: some View {
        if isInMenu {
            MenuSeparator()
        } else {
            Rectangle()
                .fill(.separator)
                .frame(width: stackAxis == .horizontal ? 1 : nil, height: stackAxis == .horizontal ? nil : 1)
        }
    }
}
