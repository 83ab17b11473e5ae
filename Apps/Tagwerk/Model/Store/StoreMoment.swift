import Foundation

/// Moments are whole milliseconds since 1970 in the file.
extension Date {
    init(milliseconds: Int) {
        // Years 1 to 9999: what a damaged file has beyond them cannot be written as a date.
        let shown = min(max(milliseconds, -62_135_596_800_000), 253_402_300_799_999)
        self.init(timeIntervalSince1970: Double(shown) / 1000)
    }

    var milliseconds: Int {
        // A clock that was set to nonsense must not crash the app.
        Int(exactly: (timeIntervalSince1970 * 1000).rounded()) ?? 0
    }
}
