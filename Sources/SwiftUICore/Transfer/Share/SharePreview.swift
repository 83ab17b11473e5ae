import CoreTransferable

/// What stands for something that is shared: a title, and pictures of it.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image? = nil, icon: Icon? = nil) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A preview with a title from the app's catalogue, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    /// A preview with a title as it is, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }

    /// A preview with a title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }
}

extension SharePreview where Image == Never {
    /// A preview with a title from the app's catalogue and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), icon: icon)
    }

    /// A preview with a title as it is and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), icon: icon)
    }

    /// A preview with a title and an icon.
    public init(_ title: Text, icon: Icon) {
        self.init(title: title, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// A preview with a title from the app's catalogue and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image)
    }

    /// A preview with a title as it is and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title), image: image)
    }

    /// A preview with a title and a picture.
    public init(_ title: Text, image: Image) {
        self.init(title: title, image: image)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title from the app's catalogue.
    public init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey))
    }

    /// A preview with a title as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) {
        self.init(title: Text(title))
    }

    /// A preview with a title.
    public init(_ title: Text) {
        self.init(title: title)
    }
}
