import SwiftUI
import TagwerkModel

/// How the parts of Markdown look.
@MainActor
enum MarkdownLooks {
    private static var known: [MarkdownSpan.Kind: AttributeContainer] = [:]

    /// - Parameter isEditable: false where check boxes show only what is done.
    static func attributes(of kind: MarkdownSpan.Kind, isEditable: Bool = true) -> AttributeContainer {
        if case .checkBox = kind, !isEditable { return fixedCheckBox }
        if case .link(let target) = kind { return link(target) }
        if let attributes = known[kind] { return attributes }
        let attributes = make(kind)
        known[kind] = attributes
        return attributes
    }

    /// Of what was found by a search.
    static let hit: AttributeContainer = {
        var attributes = AttributeContainer()
        attributes.swiftUI.backgroundColor = HitText.background
        return attributes
    }()

    private static let fixedCheckBox: AttributeContainer = {
        var attributes = AttributeContainer()
        attributes.swiftUI.foregroundColor = .secondary
        attributes.inlinePresentationIntent = [.code, .stronglyEmphasized]
        return attributes
    }()

    private static func make(_ kind: MarkdownSpan.Kind) -> AttributeContainer {
        var attributes = AttributeContainer()
        switch kind {
        case .heading(let level): attributes.swiftUI.font = font(of: level).bold()
        case .bold: attributes.inlinePresentationIntent = .stronglyEmphasized
        case .italic: attributes.inlinePresentationIntent = .emphasized
        case .strikethrough: attributes.swiftUI.strikethroughStyle = .single
        case .code, .codeBlock:
            attributes.inlinePresentationIntent = .code
            attributes.swiftUI.backgroundColor = .gray.opacity(0.16)
        case .quote: attributes.swiftUI.foregroundColor = .secondary
        case .finished:
            attributes.swiftUI.foregroundColor = .secondary
            attributes.swiftUI.strikethroughStyle = .single
        case .mark: attributes.swiftUI.foregroundColor = .gray
        case .listMark:
            attributes.swiftUI.foregroundColor = .accentColor
            attributes.inlinePresentationIntent = .stronglyEmphasized
        case .checkBox:
            attributes.link = NoteAddress.checkBox
            attributes.swiftUI.foregroundColor = .accentColor
            attributes.inlinePresentationIntent = [.code, .stronglyEmphasized]
        case .tag: attributes.swiftUI.foregroundColor = .accentColor
        case .link: break
        }
        return attributes
    }

    private static func font(of level: Int) -> Font {
        switch level {
        case 1: .title
        case 2: .title2
        case 3: .title3
        default: .headline
        }
    }

    private static func link(_ target: String) -> AttributeContainer {
        var attributes = AttributeContainer()
        if let url = URL(string: target) {
            attributes.link = url
        } else {
            attributes.swiftUI.foregroundColor = .accentColor
        }
        return attributes
    }
}
