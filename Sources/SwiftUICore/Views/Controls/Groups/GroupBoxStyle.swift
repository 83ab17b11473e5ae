import Foundation

/// Makes the looks of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    /// What the style makes.
    associatedtype Body: View
    /// What the style is given.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Makes the looks of one.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Configuration) -> Body
}

/// What a style makes a group box of.
public struct GroupBoxStyleConfiguration {
    /// What the content is.
    public let label: Label

    /// The content.
    public let content: Content

    /// The views of the label.
    public struct Label {
        package let source: ViewSource
    }

    /// The views of the content.
    public struct Content {
        package let source: ViewSource
    }
}

extension GroupBoxStyleConfiguration.Label: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

extension GroupBoxStyleConfiguration.Content: SourcedView {
    public typealias Body = Never

    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeHandle<Self> {
        _NodeHandle(SourcedNode(view, context))
    }
}

/// The content on a card under the label.
public struct DefaultGroupBoxStyle {
    /// The style.
    public init() {}
}

extension DefaultGroupBoxStyle: GroupBoxStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label.font(.headline)
            VStack { configuration.content }
                .frame(maxWidth: .infinity)
                .padding(12)
                .background(RoundedRectangle(cornerRadius: 12).fill(.quinary))
        }
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// The content on a card under the label.
    public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

private struct GroupBoxStyleKey: EnvironmentKey {
    static var defaultValue: ErasedStyle<GroupBoxStyleConfiguration>? { nil }
}

extension EnvironmentValues {
    package var groupBoxStyle: ErasedStyle<GroupBoxStyleConfiguration> {
        get {
            self[GroupBoxStyleKey.self] ?? ErasedStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
        }
        set { self[GroupBoxStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets how the group boxes in this view look.
    public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        self.style(\.groupBoxStyle, ErasedStyle(style) { $0.makeBody(configuration: $1) })
    }
}
