import Foundation

/// How a value lies in the user's defaults.
struct SettingCoding<Value> {
    let defaultValue: Value
    /// nil where what is stored is no such value.
    let decode: (Any) -> Value?
    /// nil removes the key.
    let encode: (Value) -> Any?

    /// A coding of a value that lies there as another one.
    func mapped<New>(
        defaultValue: New, decode: @escaping (Value) -> New?, encode: @escaping (New) -> Value?
    ) -> SettingCoding<New> {
        SettingCoding<New>(
            defaultValue: defaultValue,
            decode: { [decodeBase = self.decode] in decodeBase($0).flatMap(decode) },
            encode: { [encodeBase = self.encode] in encode($0).flatMap(encodeBase) })
    }

    /// A coding of an optional, where nil is the absence of the key.
    var optional: SettingCoding<Value?> {
        SettingCoding<Value?>(
            defaultValue: nil, decode: { [decode] in decode($0).map(Optional.some) },
            encode: { [encode] in $0.flatMap(encode) })
    }

    func raw<R: RawRepresentable>(_ defaultValue: R) -> SettingCoding<R> where R.RawValue == Value {
        mapped(defaultValue: defaultValue, decode: { R(rawValue: $0) }, encode: { $0.rawValue })
    }

    func optionalRaw<R: RawRepresentable>(_ type: R.Type) -> SettingCoding<R?> where R.RawValue == Value {
        mapped(defaultValue: nil, decode: { R(rawValue: $0).map(Optional.some) }, encode: { $0?.rawValue })
    }
}

// Foundation on Linux hands numbers out as the exact type that was stored, and arguments of the command line as texts.
extension SettingCoding where Value == Bool {
    static func bool(_ defaultValue: Bool) -> Self {
        Self(
            defaultValue: defaultValue,
            decode: { stored in
                switch stored {
                case let value as Bool: value
                case let value as Int: value != 0
                case let value as Double: value != 0
                case let value as String: ["yes", "true", "1"].contains(value.lowercased())
                default: nil
                }
            }, encode: { $0 })
    }
}

extension SettingCoding where Value == Int {
    static func int(_ defaultValue: Int) -> Self {
        Self(
            defaultValue: defaultValue,
            decode: { stored in
                switch stored {
                case let value as Int: value
                case let value as Bool: value ? 1 : 0
                case let value as Double: Int(exactly: value.rounded(.towardZero))
                case let value as String: Int(value)
                default: nil
                }
            }, encode: { $0 })
    }
}

extension SettingCoding where Value == Double {
    static func double(_ defaultValue: Double) -> Self {
        Self(
            defaultValue: defaultValue,
            decode: { stored in
                switch stored {
                case let value as Double: value
                case let value as Int: Double(value)
                case let value as String: Double(value)
                default: nil
                }
            }, encode: { $0 })
    }
}

extension SettingCoding where Value == String {
    static func string(_ defaultValue: String) -> Self {
        Self(
            defaultValue: defaultValue,
            decode: { stored in
                switch stored {
                case let value as String: value
                case let value as any Numeric: "\(value)"
                default: nil
                }
            }, encode: { $0 })
    }
}

extension SettingCoding where Value == Data {
    static func data(_ defaultValue: Data) -> Self {
        Self(defaultValue: defaultValue, decode: { $0 as? Data }, encode: { $0 })
    }
}

extension SettingCoding where Value == Date {
    static func date(_ defaultValue: Date) -> Self {
        Self(defaultValue: defaultValue, decode: { $0 as? Date }, encode: { $0 })
    }
}

extension SettingCoding where Value == URL {
    /// As a text: what Foundation on Linux makes of a URL loses its scheme and host.
    static func url(_ defaultValue: URL) -> Self {
        Self(
            defaultValue: defaultValue, decode: { ($0 as? String).flatMap(URL.init(string:)) },
            encode: { $0.absoluteString })
    }
}
