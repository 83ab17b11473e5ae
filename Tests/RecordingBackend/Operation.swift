import Foundation
import SwiftUICore

/// One thing that the engine has asked the platform to do.
package enum Operation: Equatable, CustomStringConvertible {
    /// A host got other child widgets.
    case setWidgets(host: String, [String])
    /// A widget was put at a place of its host.
    case place(String, CGRect)
    /// A widget was put somewhere turned or scaled; the size is its own.
    case placeTransformed(String, CGAffineTransform, CGSize)
    /// A property of a widget was written.
    case set(String, property: String, to: String)
    /// A host was asked to draw anew.
    case draw(host: String)
    /// A host was told that its ideal size may be another now.
    case resize(host: String)

    package var description: String {
        switch self {
        case .setWidgets(let host, let names): "\(host): widgets \(names)"
        case .place(let name, let frame):
            "place \(name) at \(frame.minX), \(frame.minY), size \(frame.width) × \(frame.height)"
        case .placeTransformed(let name, let transform, let size): "place \(name) by \(transform), size \(size)"
        case .set(let name, let property, let value): "\(name).\(property) = \(value)"
        case .draw(let host): "draw \(host)"
        case .resize(let host): "resize \(host)"
        }
    }

    static func place(_ name: String, _ transform: CGAffineTransform, _ size: CGSize) -> Operation {
        let isTranslation = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
        guard isTranslation else { return .placeTransformed(name, transform, size) }
        return .place(name, CGRect(origin: CGPoint(x: transform.tx, y: transform.ty), size: size))
    }
}
