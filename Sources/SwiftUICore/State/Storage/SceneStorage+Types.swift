import Foundation

extension SceneStorage {
    /// Keeps a truth value in the window's saved state under a key. What is given here counts until something is
    /// written.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(key, .bool(wrappedValue))
    }

    /// Keeps an integer in the window's saved state under a key. What is given here counts until something is
    /// written.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(key, .int(wrappedValue))
    }

    /// Keeps a number in the window's saved state under a key. What is given here counts until something is
    /// written.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(key, .double(wrappedValue))
    }

    /// Keeps a text in the window's saved state under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(key, .string(wrappedValue))
    }

    /// Keeps an address in the window's saved state under a key. What is given here counts until something is
    /// written.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(key, .url(wrappedValue))
    }

    /// Keeps bytes in the window's saved state under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(key, .data(wrappedValue))
    }

    /// Keeps an integer in the window's saved state under a key. What is given here counts until something is
    /// written.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(key, SettingCoding.int(0).raw(wrappedValue))
    }

    /// Keeps a text in the window's saved state under a key. What is given here counts until something is written.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(key, SettingCoding.string("").raw(wrappedValue))
    }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// Keeps a truth value in the window's saved state under a key. nil where nothing is kept.
    public init(_ key: String) where Value == Bool? {
        self.init(key, SettingCoding.bool(false).optional)
    }

    /// Keeps an integer in the window's saved state under a key. nil where nothing is kept.
    public init(_ key: String) where Value == Int? {
        self.init(key, SettingCoding.int(0).optional)
    }

    /// Keeps a number in the window's saved state under a key. nil where nothing is kept.
    public init(_ key: String) where Value == Double? {
        self.init(key, SettingCoding.double(0).optional)
    }

    /// Keeps a text in the window's saved state under a key. nil where nothing is kept.
    public init(_ key: String) where Value == String? {
        self.init(key, SettingCoding.string("").optional)
    }

    /// Keeps an address in the window's saved state under a key. nil where nothing is kept.
    public init(_ key: String) where Value == URL? {
        self.init(key, SettingCoding.url(URL(fileURLWithPath: "/")).optional)
    }

    /// Keeps bytes in the window's saved state under a key. nil where nothing is kept.
    public init(_ key: String) where Value == Data? {
        self.init(key, SettingCoding.data(Data()).optional)
    }

    /// Keeps a value by its raw value in the window's saved state under a key. nil where nothing is kept.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == String {
        self.init(key, SettingCoding.string("").optionalRaw(R.self))
    }

    /// Keeps a value by its raw value in the window's saved state under a key. nil where nothing is kept.
    public init<R: RawRepresentable>(_ key: String)
    where Value == R?, R.RawValue == Int {
        self.init(key, SettingCoding.int(0).optionalRaw(R.self))
    }
}
