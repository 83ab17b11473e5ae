/// How much a message matters.
public struct OSLogType: RawRepresentable, Equatable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Of interest at present.
    public static let `default` = OSLogType(0)
    /// Of help now and then.
    public static let info = OSLogType(1)
    /// Only for those who look for a mistake.
    public static let debug = OSLogType(2)
    /// Something has failed.
    public static let error = OSLogType(16)
    /// The program has a mistake.
    public static let fault = OSLogType(17)
}
