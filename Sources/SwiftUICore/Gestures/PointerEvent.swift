import Foundation

/// What the platform tells of the main button of the pointer, or of the first finger.
package struct PointerEvent: Sendable {
    package enum Kind: Sendable {
        case began, moved, ended
        /// Somebody else has taken the pointer over.
        case cancelled
    }

    package var kind: Kind
    /// In the coordinates of the surface, in points.
    package var location: CGPoint

    package init(_ kind: Kind, at location: CGPoint) {
        self.kind = kind
        self.location = location
    }
}

/// What a surface wants to hear of the pointer.
package struct PointerNeeds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let press = PointerNeeds(rawValue: 1 << 0)
    package static let hover = PointerNeeds(rawValue: 1 << 1)
    /// Requests for a menu: a secondary click, a long press, the Menu key.
    package static let menu = PointerNeeds(rawValue: 1 << 2)
    /// Keys, while something on the surface has the keyboard's focus.
    package static let keys = PointerNeeds(rawValue: 1 << 3)
    /// Drags that begin on the surface.
    package static let drag = PointerNeeds(rawValue: 1 << 4)
    /// Drags that come over the surface.
    package static let drop = PointerNeeds(rawValue: 1 << 5)
    /// Two fingers.
    package static let pinch = PointerNeeds(rawValue: 1 << 6)
    static let each: [PointerNeeds] = [.press, .hover, .menu, .keys, .drag, .drop, .pinch]
}
