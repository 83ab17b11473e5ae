import Foundation

/// Windows that all show the same kind of content.
public struct WindowGroup<Content: View>: Scene {
    public typealias Body = Never

    /// nil: the program has given none.
    private let id: String?
    private let title: Text?
    private let content: Content
    private let valueContent: ((AnyHashable) -> AnyView?)?

    /// Creates windows of this content.
    public init(@ViewBuilder content: () -> Content) {
        self.init(id: nil, title: nil, content: content)
    }

    /// Creates windows with an identifier.
    public init(id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: nil, content: content)
    }

    /// Creates windows with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(titleKey), content: content)
    }

    /// Creates windows with a title and an identifier.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(titleKey), content: content)
    }

    /// Creates windows with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: Text(title), content: content)
    }

    /// Creates windows with a title and an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: Text(title), content: content)
    }

    /// Creates windows with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {
        self.init(id: nil, title: title, content: content)
    }

    /// Creates windows with a title and an identifier.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(id: id, title: title, content: content)
    }

    private init(id: String?, title: Text?, content: () -> Content) {
        self.id = id
        self.title = title
        self.content = content()
        valueContent = nil
    }

    init(id: String?, title: Text?, empty: Content, valueContent: @escaping (AnyHashable) -> AnyView?) {
        self.id = id
        self.title = title
        content = empty
        self.valueContent = valueContent
    }

    public static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        var window = WindowDescription(
            id: scene.id ?? "main", title: scene.title, content: AnyView(scene.content))
        window.isAnonymous = scene.id == nil
        window.valueContent = scene.valueContent
        visitor.add(window)
    }
}

extension Scene {
    /// The size, in points, of a window that has not been given another one yet.
    public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self) { $0.defaultSize = size }
    }

    /// The size in points of a window that is opened for the first time.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }
}

/// A scene whose windows are changed by a modifier.
struct ModifiedScene<Content: Scene>: Scene {
    typealias Body = Never

    let content: Content
    let change: (inout WindowDescription) -> Void

    static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        visitor.modify(scene.change) { Content._visit(scene.content, &$0) }
    }
}
