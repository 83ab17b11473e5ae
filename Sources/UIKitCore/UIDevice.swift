import Foundation
import SwiftUICore

/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone = 0
    case pad = 1
    case tv = 2
    case carPlay = 3
    case mac = 5
    case vision = 6
}

/// The machine that the program runs on.
@MainActor
public final class UIDevice: NSObject {
    /// The machine.
    public static let current = UIDevice()

    private override init() {}

    /// The machine's name in the network.
    public var name: String { ProcessInfo.processInfo.hostName }

    /// The kind of machine in words.
    public var model: String { "Linux" }

    /// The kind of machine in words.
    public var localizedModel: String { model }

    /// The system's name, such as `Debian GNU/Linux`.
    public var systemName: String { SystemRelease.current["NAME"] ?? "Linux" }

    /// The system's version, such as `12`.
    public var systemVersion: String {
        let version = ProcessInfo.processInfo.operatingSystemVersion
        return SystemRelease.current["VERSION_ID"] ?? "\(version.majorVersion).\(version.minorVersion)"
    }

    /// A phone where the display is as narrow as one, else a pad: programs for both show what a window has room for.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        guard let size = RunningApp.backend?.displaySize else { return .pad }
        return min(size.width, size.height) < 600 ? .phone : .pad
    }

    /// An identifier of this program on this machine, the same in every run.
    public var identifierForVendor: UUID? {
        let key = "UIDevice.identifierForVendor"
        if let known = UserDefaults.standard.string(forKey: key).flatMap({ UUID(uuidString: $0) }) { return known }
        let new = UUID()
        UserDefaults.standard.set(new.uuidString, forKey: key)
        return new
    }
}

/// What `os-release` says.
private enum SystemRelease {
    static let current: [String: String] = {
        let text = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)) ?? ""
        let pairs = text.split(separator: "\n").compactMap { line -> (String, String)? in
            let parts = line.split(separator: "=", maxSplits: 1)
            guard parts.count == 2 else { return nil }
            return (String(parts[0]), parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")))
        }
        return Dictionary(pairs) { first, _ in first }
    }()
}
