import Foundation

extension AttributeScopes {
    /// The attributes of an `AttributedString` that views show.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The colour of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The colour behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// A line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// A line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Points added after each letter.
        public let kern: KerningAttribute
        /// Points added after each letter, ligatures taken apart.
        public let tracking: TrackingAttribute
        /// Points that the text is moved up by.
        public let baselineOffset: BaselineOffsetAttribute
        /// What Markdown means by a piece of the text.
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        /// Foundation's attributes, such as links.
        public let foundation: FoundationAttributes

        /// The font of a part of a text.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        /// The color of a part of a text.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The color behind a part of a text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The line under a part of a text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The line through a part of a text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// Points added after each letter of a part of a text.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// Points added after each letter of a part of a text, ligatures taken apart.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// The key of a piece's meaning in Markdown.
        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            /// The meaning.
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }

        /// Points that a part of a text is raised by.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }
    }

    /// The scope of the attributes that views show.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// An attribute of views by its name.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributeContainer {
    /// These attributes as looks of a text.
    var textStyling: TextStyling {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        var styling = TextStyling()
        styling.font = self[Keys.FontAttribute.self]
        styling.kerning = self[Keys.KerningAttribute.self]
        styling.tracking = self[Keys.TrackingAttribute.self]
        styling.baselineOffset = self[Keys.BaselineOffsetAttribute.self]
        styling.foreground = self[Keys.ForegroundColorAttribute.self].map { TextForeground(style: $0) }
        styling.background = self[Keys.BackgroundColorAttribute.self]
        if let intent = self[Keys.InlinePresentationIntentAttribute.self] {
            if intent.contains(.stronglyEmphasized) { styling.weight = .bold }
            if intent.contains(.emphasized) { styling.isItalic = true }
            if intent.contains(.code) { styling.isMonospaced = true }
            if intent.contains(.strikethrough) { styling.strikethrough = .single }
        }
        if let line = self[Keys.UnderlineStyleAttribute.self] { styling.underline = line }
        if let line = self[Keys.StrikethroughStyleAttribute.self] { styling.strikethrough = line }
        return styling
    }
}
