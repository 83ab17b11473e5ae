import Foundation
import Testing

@testable import SwiftUIMacros

/// What the plugin answers to a message of the compiler's.
struct Expansion {
    var source: String?
    /// Each with its place in the source that was expanded.
    var mistakes: [String] = []

    private static func reply(_ message: [String: Any]) throws -> PluginReply.Expansion {
        let data = try JSONSerialization.data(withJSONObject: message)
        let reply = Plugin.reply(to: try JSONDecoder().decode(HostMessage.self, from: data))
        return try #require(reply.expandMacroResult)
    }

    private static func syntax(_ source: String, _ kind: String = "declaration") -> [String: Any] {
        [
            "kind": kind, "source": source,
            "location": [
                "fileID": "App/View.swift", "fileName": "/App/View.swift", "offset": 100, "line": 10, "column": 1,
            ],
        ]
    }

    private init(_ result: PluginReply.Expansion) {
        source = result.expandedSource
        mistakes = result.diagnostics.map { "\($0.position.offset - 100): \($0.message)" }
    }

    /// The expansion of a `#Preview`.
    init(preview source: String) throws {
        let macro = ["moduleName": "SwiftUIMacros", "typeName": "PreviewMacro", "name": "Preview"]
        self.init(
            try Self.reply([
                "expandFreestandingMacro": [
                    "macro": macro, "macroRole": "declaration", "discriminator": "$s3App7PreviewfMf_",
                    "syntax": Self.syntax(source), "lexicalContext": [],
                ]
            ]))
    }

    /// The expansion of an attribute on a declaration, in one of its roles.
    init(_ typeName: String, role: String, of declaration: String, in context: String) throws {
        let macro = ["moduleName": "SwiftUIMacros", "typeName": typeName, "name": typeName]
        self.init(
            try Self.reply([
                "expandAttachedMacro": [
                    "macro": macro, "macroRole": role, "discriminator": "$s",
                    "attributeSyntax": Self.syntax("@\(typeName)", "attribute"),
                    "declSyntax": Self.syntax(declaration), "lexicalContext": [Self.syntax(context)],
                ]
            ]))
    }
}
