import Foundation

/// What a program with previews is asked for. It is told by a file whose path is in the program's environment; the
/// program then draws its previews instead of starting.
package struct PreviewRequest: Codable, Sendable {
    /// The name of the environment's variable.
    package static let variable = "SEGLER_PREVIEW"

    /// How long one preview may take before the program is ended by an alarm.
    package static let secondsForOne: UInt32 = 30

    /// The file that reports are appended to, a line each.
    package var report: String
    /// The folder for pictures; nil: the previews are only listed.
    package var pictures: String?
    /// The previews to draw; nil: all.
    package var ids: [String]?
    /// The preview to draw first.
    package var first: String?
    /// Previews that have been drawn already, or have crashed; providers that have, too.
    package var skipped: [String] = []
    /// The room in points of previews that say none; nil: as their device has it.
    package var width: Double?
    package var height: Double?
    /// Pixels per point.
    package var scale = 1.0
    package var isDark = false
    /// One of the names of `DynamicTypeSize`.
    package var textSize: String?

    package init(report: String) {
        self.report = report
    }
}
