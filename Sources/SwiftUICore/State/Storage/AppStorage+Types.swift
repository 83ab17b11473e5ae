import Foundation

extension AppStorage {
    /// Keeps a truth value in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(key, store, .bool(wrappedValue))
    }

    /// Keeps an integer in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(key, store, .int(wrappedValue))
    }

    /// Keeps a number in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(key, store, .double(wrappedValue))
    }

    /// Keeps a text in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(key, store, .string(wrappedValue))
    }

    /// Keeps an address in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(key, store, .url(wrappedValue))
    }

    /// Keeps a date in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(key, store, .date(wrappedValue))
    }

    /// Keeps bytes in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(key, store, .data(wrappedValue))
    }

    /// Keeps an integer in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, store, SettingCoding.int(0).raw(wrappedValue))
    }

    /// Keeps a text in the settings under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, store, SettingCoding.string("").raw(wrappedValue))
    }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(key, store, SettingCoding.bool(false).optional)
    }

    /// Keeps an integer in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(key, store, SettingCoding.int(0).optional)
    }

    /// Keeps a number in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
        self.init(key, store, SettingCoding.double(0).optional)
    }

    /// Keeps a text in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(key, store, SettingCoding.string("").optional)
    }

    /// Keeps an address in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
        self.init(key, store, SettingCoding.url(URL(fileURLWithPath: "/")).optional)
    }

    /// Keeps a date in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
        self.init(key, store, SettingCoding.date(.distantPast).optional)
    }

    /// Keeps bytes in the settings under a key. nil where nothing is kept.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(key, store, SettingCoding.data(Data()).optional)
    }

    /// Keeps a value by its raw value in the settings under a key. nil where nothing is kept.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(key, store, SettingCoding.string("").optionalRaw(R.self))
    }

    /// Keeps a value by its raw value in the settings under a key. nil where nothing is kept.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == Int {
        self.init(key, store, SettingCoding.int(0).optionalRaw(R.self))
    }
}
