@_spi(Reflection) import Swift

/// One stored property of a type: where it lies and what it is.
struct TypeField {
    let name: String
    let offset: Int
    let type: Any.Type
}

/// The stored properties of structs and tuples, found once per type by the standard library's field metadata.
@MainActor
enum TypeFields {
    private static var cache: [ObjectIdentifier: [TypeField]] = [:]

    static func of(_ type: Any.Type) -> [TypeField] {
        if let known = cache[ObjectIdentifier(type)] { return known }
        var fields: [TypeField] = []
        guard hasFields(type) else { return fields }
        _ = _forEachField(of: type, options: []) { name, offset, type, _ in
            fields.append(TypeField(name: String(cString: name), offset: offset, type: type))
            return true
        }
        cache[ObjectIdentifier(type)] = fields
        return fields
    }

    /// The kinds of the runtime's metadata that are structs and tuples. Of a protocol type the runtime would look into a
    /// value, and here is none: it crashes.
    private static func hasFields(_ type: Any.Type) -> Bool {
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        return kind == 0x200 || kind == 0x301
    }
}
