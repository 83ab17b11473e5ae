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
        var scene = scene
        visitor.properties?.install(in: &scene)
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
    /// What the scenes add to the program's menu.
    package var commands = _CommandItems()
    /// The values whose changes the scenes want to hear of.
    package var changes: [SceneChange] = []
    /// Where the state of scenes of one's own is kept.
    let properties: SceneProperties?

    package init() { properties = nil }

    init(_ properties: SceneProperties) { self.properties = properties }

    /// A group without an id of its own is called "main", and the next ones are numbered.
    package mutating func add(_ window: WindowDescription) {
        var window = window
        var number = 1
        while window.isAnonymous, windows.contains(where: { $0.id == window.id }) {
            number += 1
            window.id = "main-\(number)"
        }
        windows.append(window)
    }

    /// Changes the windows that `visit` adds.
    package mutating func modify(_ change: (inout WindowDescription) -> Void, in visit: (inout _SceneVisitor) -> Void) {
        let first = windows.count
        visit(&self)
        for index in first..<windows.count { change(&windows[index]) }
    }
}

/// A kind of window, and what it shows.
package struct WindowDescription {
    package enum Kind: Sendable {
        /// Any number of windows.
        case group
        case single
        case settings
    }

    package enum Sizing: Sendable {
        case automatic, content, contentMinimum
    }

    package var kind = Kind.group
    package var sizing = Sizing.automatic
    /// True where the program has given no id.
    package var isAnonymous = false
    /// For windows that show a value: what they show for one, nil where it is of another type.
    package var valueContent: ((AnyHashable) -> AnyView?)?
    package var id: String
    package var title: Text?
    package var content: AnyView
    package var defaultSize: CGSize?

    package init(id: String, title: Text?, content: AnyView) {
        self.id = id
        self.title = title
        self.content = content
    }

    /// Puts something around what the windows show.
    package mutating func wrap(_ change: @escaping (AnyView) -> AnyView) {
        content = change(content)
        guard let inner = valueContent else { return }
        valueContent = { inner($0).map(change) }
    }
}
