/// The label that share links have by themselves: a title and the symbol of sharing.
public struct DefaultShareLinkLabel: View {
    let title: Text?

    public var body: some View {
        Label {
            title ?? Text(verbatim: ShareWords.share)
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}
