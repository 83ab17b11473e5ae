import Foundation

/// A part of an app's interface with a life of its own: a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene that this one is made of.
    associatedtype Body: Scene

    /// The scene that this one is made of.
    @SceneBuilder @MainActor @preconcurrency
    var body: Body { get }

    static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor)
}

extension Scene {
    public static func _visit(_ scene: Self, _ visitor: inout _SceneVisitor) {
        Body._visit(scene.body, &visitor)
    }
}

extension Never: Scene {
    public static func _visit(_ scene: Never, _ visitor: inout _SceneVisitor) {}
}

extension Scene where Body == Never {
    /// Built in: there is no body, and asking for it ends the program.
    public var body: Never {
        fatalError("\(Self.self) is a primitive scene: its body is never run.")
    }
}

/// Collects the windows that an app's scenes describe.
public struct _SceneVisitor {
    package private(set) var windows: [WindowDescription] = []

    package init() {}

    package mutating func add(_ window: WindowDescription) { windows.append(window) }

    /// Changes the windows that `visit` adds.
    package mutating func modify(_ change: (inout WindowDescription) -> Void, in visit: (inout _SceneVisitor) -> Void) {
        var inner = _SceneVisitor()
        visit(&inner)
        for var window in inner.windows {
            change(&window)
            windows.append(window)
        }
    }
}

/// A kind of window, and what it shows.
package struct WindowDescription {
    package var id: String
    package var title: Text?
    package var content: AnyView
    package var defaultSize: CGSize?

    package init(id: String, title: Text?, content: AnyView) {
        self.id = id
        self.title = title
        self.content = content
    }
}
