/// The answer to a message of the compiler: one of the members is set.
struct PluginReply: Encodable {
    var getCapabilityResult: CapabilityResult?
    var expandMacroResult: Expansion?
    var loadPluginLibraryResult: LibraryResult?

    struct CapabilityResult: Encodable {
        var capability: Capability
    }

    struct Capability: Encodable {
        /// The version that knows accessors as a kind of syntax; Swift 6.2 and newer speak it.
        var protocolVersion = 8
        var features: [String] = []
    }

    struct Expansion: Encodable {
        var expandedSource: String?
        var diagnostics: [Diagnostic]
    }

    struct LibraryResult: Encodable {
        var loaded: Bool
        var diagnostics: [Diagnostic]
    }

    struct Position: Encodable {
        var fileName: String
        /// In UTF-8, from the start of the file.
        var offset: Int

        static let nowhere = Position(fileName: "", offset: 0)
    }

    struct Diagnostic: Encodable {
        var message: String
        var severity = "error"
        var position: Position
        // The compiler wants these lists, be they empty.
        var highlights: [String] = []
        var notes: [String] = []
        var fixIts: [String] = []

        init(_ message: String, at position: Position) {
            self.message = message
            self.position = position
        }
    }
}
