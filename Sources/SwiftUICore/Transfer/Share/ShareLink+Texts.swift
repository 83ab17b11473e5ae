import CoreTransferable
import Foundation

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Shares several addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, label())
    }

    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Shares several texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, label())
    }

    /// Shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
    /// Shares several addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Shares several addresses, with a title from the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares several addresses, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares several addresses, with a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: title))
    }

    /// Shares an address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Shares an address, with a title from the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares an address, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares an address, with a title.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
    /// Shares several texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Shares several texts, with a title from the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares several texts, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares several texts, with a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, DefaultShareLinkLabel(title: title))
    }

    /// Shares a text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: nil))
    }

    /// Shares a text, with a title from the app's catalogue.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Shares a text, with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Shares a text, with a title.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, DefaultShareLinkLabel(title: title))
    }
}
