/// A tab's title and symbol.
public struct DefaultTabLabel {
    private let title: Text?
    private let image: Image?

    init(_ title: Text, _ image: Image) {
        self.title = title
        self.image = image
    }

    /// What a tab without a label of its own is called.
    init(role: TabRole?) {
        title = role == .search ? Text(verbatim: SearchFieldWords.search) : nil
        image = role == .search ? Image(systemName: "magnifyingglass") : nil
    }
}

extension DefaultTabLabel: View {
    public var body: some View {
        Label {
            title
        } icon: {
            image
        }
    }
}
