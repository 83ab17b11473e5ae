import Foundation

/// The app's id and name. An app may say its id in its Info.plist or in `SEGLER_APP_ID`; else it is made from the
/// program's name.
package enum AppIdentity {
    package static let current: String = {
        if let id = ProcessInfo.processInfo.environment["SEGLER_APP_ID"], isValid(id) { return id }
        if let id = AppInfo.text("CFBundleIdentifier"), isValid(id) { return id }
        let letters = ProcessInfo.processInfo.processName.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
        guard let first = letters.first, first.isLetter else { return "io.github.segler.App" + letters }
        return "io.github.segler." + first.uppercased() + letters.dropFirst()
    }()

    /// What people call the app: as its Info.plist says, whatever its file is called.
    package static let name =
        AppInfo.text("CFBundleDisplayName") ?? AppInfo.text("CFBundleName") ?? ProcessInfo.processInfo.processName

    /// D-Bus names: at least two parts of letters, digits, `_` and `-`, none starting with a digit.
    private static func isValid(_ id: String) -> Bool {
        let parts = id.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 2 && id.count < 256
            && parts.allSatisfy { part in
                part.first.map { !$0.isNumber } ?? false
                    && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") }
            }
    }
}
