import Foundation

/// Moments are whole milliseconds since 1970 in the file.
extension Date {
    init(milliseconds: Int) {
        self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
    }

    var milliseconds: Int {
        // A clock that was set to nonsense must not crash the app.
        Int(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? 0
    }
}
