import Foundation

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, .bool(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, .int(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, .double(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, .string(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, .url(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, .data(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, SettingCoding.int(0).raw(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, SettingCoding.string("").raw(wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? {
        self.init(key, SettingCoding.bool(false).optional)
    }

    public init(_ key: String) where Value == Int? {
        self.init(key, SettingCoding.int(0).optional)
    }

    public init(_ key: String) where Value == Double? {
        self.init(key, SettingCoding.double(0).optional)
    }

    public init(_ key: String) where Value == String? {
        self.init(key, SettingCoding.string("").optional)
    }

    public init(_ key: String) where Value == URL? {
        self.init(key, SettingCoding.url(URL(fileURLWithPath: "/")).optional)
    }

    public init(_ key: String) where Value == Data? {
        self.init(key, SettingCoding.data(Data()).optional)
    }

    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(key, SettingCoding.string("").optionalRaw(R.self))
    }

    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == Int {
        self.init(key, SettingCoding.int(0).optionalRaw(R.self))
    }
}
