/// The program that the compiler starts to expand this package's macros. It speaks the compiler's own protocol and
/// reads source with a small tokenizer, so that a program that uses the package need not build a Swift parser first.
@main
enum Plugin {
    static func main() throws {
        let channel = try MessageChannel()
        while let message = try channel.receive() {
            try channel.send(reply(to: message))
        }
    }

    static func reply(to message: HostMessage) -> PluginReply {
        if message.getCapability != nil {
            return PluginReply(getCapabilityResult: .init(capability: .init()))
        }
        if let request = message.expandFreestandingMacro { return PluginReply(expandMacroResult: expand(request)) }
        if let request = message.expandAttachedMacro { return PluginReply(expandMacroResult: expand(request)) }
        let refusal = PluginReply.Diagnostic("This plugin loads no libraries.", at: .nowhere)
        return PluginReply(loadPluginLibraryResult: .init(loaded: false, diagnostics: [refusal]))
    }

    private static func expand(_ request: HostMessage.Freestanding) -> PluginReply.Expansion {
        expansion(of: request.syntax) { source in
            switch request.macro.typeName {
            case "PreviewMacro":
                return try PreviewMacro(source, at: request.syntax.location, discriminator: request.discriminator)
                    .expand()
            case "ModelNoteMacro": return ""
            default: throw unknown(request.macro)
            }
        }
    }

    private static func expand(_ request: HostMessage.Attached) -> PluginReply.Expansion {
        let around = request.lexicalContext ?? request.parentDeclSyntax.map { [$0] } ?? []
        let context = around.map { SourceText($0.source) }
        switch request.macro.typeName {
        case "PreviewableMacro":
            return expansion(of: request.attributeSyntax) { _ in
                try PreviewableMacro.check(context)
                return ""
            }
        case "EntryMacro":
            return expansion(of: request.declSyntax) { source in
                do {
                    let macro = try EntryMacro(source, context: context)
                    return request.macroRole == "accessor" ? macro.accessors : macro.key
                } catch  where request.macroRole != "accessor" {
                    // The accessors have told what is wrong.
                    return ""
                }
            }
        case "MarkerMacro": return PluginReply.Expansion(expandedSource: "", diagnostics: [])
        case "ModelMacro", "ModelActorMacro", "PersistedPropertyMacro": return expandModel(request)
        default:
            return expansion(of: request.attributeSyntax) { _ in throw unknown(request.macro) }
        }
    }

    private static func expandModel(_ request: HostMessage.Attached) -> PluginReply.Expansion {
        let type = request.extendedTypeSyntax.map { SourceText($0.source) }
        let typeName = type.map { $0.text(ofTokens: 0..<$0.tokens.count) } ?? ""
        return expansion(of: request.declSyntax) { source in
            switch (request.macro.typeName, request.macroRole) {
            case ("ModelMacro", "member"): try ModelMacro(source).members
            case ("ModelMacro", "memberAttribute"): ModelMacro.attribute(ofMember: source)
            case ("ModelMacro", _): ModelMacro.conformance(typeName)
            case ("ModelActorMacro", "member"): try ModelActorMacro.members(source)
            case ("ModelActorMacro", _): ModelActorMacro.conformance(typeName)
            case (_, "accessor"): try PersistedPropertyMacro(source).accessors
            case (_, _): try PersistedPropertyMacro(source).peer
            }
        }
    }

    private static func unknown(_ macro: HostMessage.Macro) -> MacroError {
        MacroError("SwiftUI has no macro '\(macro.typeName)'.", at: 0)
    }

    /// What `make` makes of the source, or the error that it throws, at its place in the file.
    private static func expansion(
        of syntax: HostMessage.Syntax, _ make: (SourceText) throws -> String
    ) -> PluginReply.Expansion {
        let source = SourceText(syntax.source)
        do {
            return PluginReply.Expansion(expandedSource: try make(source), diagnostics: [])
        } catch {
            let mistake = error as? MacroError ?? MacroError("\(error)", at: 0)
            // The source begins with the blanks before it.
            let offset = max(mistake.offset, source.offset(of: 0))
            let position = PluginReply.Position(
                fileName: syntax.location.fileName, offset: syntax.location.offset + offset)
            return PluginReply.Expansion(
                expandedSource: nil, diagnostics: [PluginReply.Diagnostic(mistake.message, at: position)])
        }
    }
}
