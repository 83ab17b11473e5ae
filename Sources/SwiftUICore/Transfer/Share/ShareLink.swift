import CoreTransferable
import Foundation

/// A button that shares something: its menu copies it, sends it by email or saves it.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>
where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    let content: SharedContent
    let label: Label

    init(_ items: Data, _ subject: Text?, _ message: Text?, _ label: Label) {
        content = SharedContent(items: items.map { SharedItem($0) }, subject: subject, message: message)
        self.label = label
    }
}

extension ShareLink: View {
    public var body: some View { ShareMenu(content: content, label: label) }
}

// MARK: Things with previews

extension ShareLink {
    /// Shares several things.
    ///
    /// - Parameters:
    ///   - subject: the subject of an email.
    ///   - message: what an email says before the things.
    ///   - preview: what stands for each of them. The menu of this desktop shows none.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, label())
    }

    /// Shares one thing.
    ///
    /// - Parameters:
    ///   - subject: the subject of an email.
    ///   - message: what an email says before the thing.
    ///   - preview: what stands for it. The menu of this desktop shows none.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Shares several things, with a title from the app's catalogue.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares several things, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares several things, with a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: title))
    }

    /// Shares several things.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Shares one thing, with a title from the app's catalogue.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares one thing, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares one thing, with a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
    }

    /// Shares one thing.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
    }
}
