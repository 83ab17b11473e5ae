/// Why the content of views is not shown.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// It is not there yet: bars and boxes stand where it will be.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)

    /// It is nobody else's business: hides what is marked as private.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)

    /// It is out of date: hides what is marked to be valid for a time only.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private struct RedactionReasonsKey: EnvironmentKey {
    static let defaultValue: RedactionReasons = []
}

private struct PrivacySensitiveKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Why the content of views here is not shown; empty: it is.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// Whether texts and images are drawn as bars and boxes here.
    package var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Shows bars and boxes in place of the texts and images in this view.
    public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }

    /// Shows this view's content whatever views around it say.
    public func unredacted() -> some View {
        environment(\.redactionReasons, [])
    }

    /// Marks this view as private: it is not shown where private things are hidden.
    public func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}
