import Foundation

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, .bool(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, .int(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, .double(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, .string(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, .url(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, .date(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, .data(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, SettingCoding.int(0).raw(wrappedValue))
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, SettingCoding.string("").raw(wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, SettingCoding.bool(false).optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, SettingCoding.int(0).optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, SettingCoding.double(0).optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, SettingCoding.string("").optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, SettingCoding.url(URL(fileURLWithPath: "/")).optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, SettingCoding.date(.distantPast).optional)
    }

    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, SettingCoding.data(Data()).optional)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, SettingCoding.string("").optionalRaw(R.self))
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, SettingCoding.int(0).optionalRaw(R.self))
    }
}
