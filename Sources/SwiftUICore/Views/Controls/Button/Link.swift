import Foundation

/// Opens an address when the user clicks it.
public struct Link<Label: View> {
    @Environment(\.openURL) private var openURL
    private let destination: URL
    private let label: Label

    /// A link with any views as its label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link where Label == Text {
    /// A link with a text of the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// A link with `title` as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}

extension Link: View {
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(.link)
    }
}
