/// What the compiler asks: one of the members is set.
struct HostMessage: Decodable {
    var getCapability: Capability?
    var expandFreestandingMacro: Freestanding?
    var expandAttachedMacro: Attached?
    var loadPluginLibrary: Library?

    struct Capability: Decodable {}

    struct Library: Decodable {}

    struct Macro: Decodable {
        var moduleName: String
        var typeName: String
        var name: String
    }

    struct Freestanding: Decodable {
        var macro: Macro
        /// What makes names unique to this expansion.
        var discriminator: String
        var syntax: Syntax
    }

    struct Attached: Decodable {
        var macro: Macro
        var macroRole: String
        var attributeSyntax: Syntax
        var declSyntax: Syntax
        var parentDeclSyntax: Syntax?
        var extendedTypeSyntax: Syntax?
        /// The declarations and calls around, innermost first, without what is in them.
        var lexicalContext: [Syntax]?
    }

    struct Syntax: Decodable {
        var source: String
        var location: Location
    }

    struct Location: Decodable {
        /// `Module/File.swift`.
        var fileID: String
        var fileName: String
        /// In UTF-8, from the start of the file.
        var offset: Int
        var line: Int
        var column: Int
    }
}
