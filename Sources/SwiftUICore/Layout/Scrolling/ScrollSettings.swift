import Foundation

/// What modifiers around a scroll view say of it.
struct ScrollSettings: Equatable {
    /// Where the content comes to rest; nil: anywhere.
    var behavior: (any ScrollTargetBehavior)?
    var margins = EdgeInsets()
    /// Which point of the content is seen at first, and kept when the content grows.
    var anchor: UnitPoint?
    var position: ScrollPositionLink?
    var observers: [ScrollGeometryObserver] = []

    static func == (a: ScrollSettings, b: ScrollSettings) -> Bool {
        (a.behavior == nil) == (b.behavior == nil) && a.margins == b.margins && a.anchor == b.anchor
            && a.position === b.position && a.observers.elementsEqual(b.observers, by: { $0 === $1 })
    }
}

/// What a scroll view remembers of the way that its content has moved.
struct ScrollMotion {
    /// Where the content lay when the user began to move it; nil: the user does not move it.
    var start: CGPoint?
    /// Grows with each move of the user.
    var generation = 0
    /// True while the content is kept at the scroll view's anchor.
    var followsAnchor = true
    var geometry: ScrollGeometry?
    /// The position that was told last, or followed.
    var position: AnyHashable?
}

private struct ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

private struct ScrollClipKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    var hasScrollSettings: Bool { scrollSettings != ScrollSettings() }

    var scrollClipIsDisabled: Bool {
        get { self[ScrollClipKey.self] }
        set { self[ScrollClipKey.self] = newValue }
    }
}

extension EdgeInsets {
    static func + (a: EdgeInsets, b: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}
