import Foundation

/// The device that a preview is made for, by its name: `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { rawValue = value }

    /// The device's room in points, upright; nil for a name that is not known.
    package var size: CGSize? {
        Self.sizes[rawValue].map { CGSize(width: $0.0, height: $0.1) }
    }

    /// Names of devices, and the points of their screens.
    private static let sizes: [String: (Int, Int)] = {
        var sizes: [String: (Int, Int)] = [:]
        for line in table.split(separator: "\n") {
            let fields = line.split(separator: " ", maxSplits: 2)
            guard fields.count == 3, let width = Int(fields[0]), let height = Int(fields[1]) else { continue }
            for name in fields[2].split(separator: ",") {
                sizes[name.trimmingCharacters(in: .whitespaces)] = (width, height)
            }
        }
        return sizes
    }()

    private static let table = """
        320 568 iPhone SE (1st generation), iPhone 5s
        375 667 iPhone SE (2nd generation), iPhone SE (3rd generation), iPhone 6s, iPhone 7, iPhone 8
        414 736 iPhone 6s Plus, iPhone 7 Plus, iPhone 8 Plus
        375 812 iPhone X, iPhone Xs, iPhone 11 Pro, iPhone 12 mini, iPhone 13 mini
        414 896 iPhone Xʀ, iPhone XR, iPhone Xs Max, iPhone 11, iPhone 11 Pro Max
        390 844 iPhone 12, iPhone 12 Pro, iPhone 13, iPhone 13 Pro, iPhone 14, iPhone 16e
        428 926 iPhone 12 Pro Max, iPhone 13 Pro Max, iPhone 14 Plus
        393 852 iPhone 14 Pro, iPhone 15, iPhone 15 Pro, iPhone 16
        430 932 iPhone 14 Pro Max, iPhone 15 Plus, iPhone 15 Pro Max, iPhone 16 Plus
        402 874 iPhone 16 Pro, iPhone 17, iPhone 17 Pro
        440 956 iPhone 16 Pro Max, iPhone 17 Pro Max
        420 912 iPhone Air
        768 1024 iPad mini (5th generation), iPad (6th generation), iPad Pro (9.7-inch)
        744 1133 iPad mini (6th generation), iPad mini (A17 Pro)
        810 1080 iPad (7th generation), iPad (8th generation), iPad (9th generation)
        820 1180 iPad (10th generation), iPad (A16), iPad Air (4th generation), iPad Air (5th generation)
        820 1180 iPad Air 11-inch (M2), iPad Air 11-inch (M3)
        834 1112 iPad Air (3rd generation), iPad Pro (10.5-inch)
        834 1194 iPad Pro (11-inch) (2nd generation), iPad Pro (11-inch) (3rd generation)
        834 1194 iPad Pro (11-inch) (4th generation)
        834 1210 iPad Pro 11-inch (M4), iPad Pro 11-inch (M5)
        1024 1366 iPad Pro (12.9-inch) (4th generation), iPad Pro (12.9-inch) (5th generation)
        1024 1366 iPad Pro (12.9-inch) (6th generation), iPad Air 13-inch (M2), iPad Air 13-inch (M3)
        1032 1376 iPad Pro 13-inch (M4), iPad Pro 13-inch (M5)
        162 197 Apple Watch SE (40mm), Apple Watch SE (40mm) (2nd generation), Apple Watch Series 6 (40mm)
        184 224 Apple Watch SE (44mm), Apple Watch SE (44mm) (2nd generation), Apple Watch Series 6 (44mm)
        176 215 Apple Watch Series 7 (41mm), Apple Watch Series 8 (41mm), Apple Watch Series 9 (41mm)
        198 242 Apple Watch Series 7 (45mm), Apple Watch Series 8 (45mm), Apple Watch Series 9 (45mm)
        187 223 Apple Watch Series 10 (42mm), Apple Watch Series 11 (42mm)
        208 248 Apple Watch Series 10 (46mm), Apple Watch Series 11 (46mm)
        205 251 Apple Watch Ultra (49mm), Apple Watch Ultra 2 (49mm)
        1920 1080 Apple TV, Apple TV 4K (3rd generation)
        """
}
