import Foundation
import SwiftUICore

/// What was copied last, in this program or another one.
@MainActor
public final class UIPasteboard: NSObject {
    /// The desktop's clipboard.
    public static let general = UIPasteboard()

    private override init() {}

    /// The text on it; setting one replaces all that is there.
    public var string: String? {
        get { RunningApp.backend?.clipboardText }
        set { RunningApp.backend?.clipboardText = newValue }
    }

    /// The texts on it. A desktop's clipboard holds one: several become its lines.
    public var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.joined(separator: "\n") }
    }

    /// The address on it.
    public var url: URL? {
        get { string.flatMap { $0.contains(":") ? URL(string: $0) : nil } }
        set { string = newValue?.absoluteString }
    }

    /// Whether there is a text.
    public var hasStrings: Bool { string?.isEmpty == false }

    /// Whether there is an address.
    public var hasURLs: Bool { url != nil }
}
