import Foundation
import Testing

@testable import SwiftUIMacros

@Suite struct PluginTests {
    @Test func messagesCarryTheirLength() throws {
        let input = Pipe()
        let output = Pipe()
        let channel = MessageChannel(
            input: input.fileHandleForReading.fileDescriptor, output: output.fileHandleForWriting.fileDescriptor)
        let body = Data(#"{"getCapability":{"capability":{"protocolVersion":8}}}"#.utf8)
        input.fileHandleForWriting.write(Data([UInt8(body.count), 0, 0, 0, 0, 0, 0, 0]) + body)
        try input.fileHandleForWriting.close()
        let message = try #require(try channel.receive())
        try channel.send(Plugin.reply(to: message))
        #expect(try channel.receive() == nil)
        try output.fileHandleForWriting.close()
        let reply = output.fileHandleForReading.readDataToEndOfFile()
        #expect(Int(reply.first ?? 0) == reply.count - 8)
        #expect(String(decoding: reply.dropFirst(8), as: UTF8.self).contains(#""protocolVersion":8"#))
    }

    @Test func aPreviewBecomesARegistryWithItsPlaceInDebugBuilds() throws {
        let source = try #require(try Expansion(preview: "// A comment\n  #Preview(\"A\") { Text(\"x\") }").source)
        #expect(source.hasPrefix("#if DEBUG\nstruct $s3App7PreviewfMf_15PreviewRegistryfMu_: SwiftUI.PreviewRegistry"))
        #expect(source.contains(#"{ "App/View.swift" }"#))
        #expect(source.contains("line: Swift.Int { 11 }"))
        #expect(source.contains("column: Swift.Int { 3 }"))
        #expect(source.contains(#"SwiftUI.Preview("A", body: { Text("x") })"#))
    }

    @Test func traitsAndALabelledBodyAreTakenOver() throws {
        let source = try #require(
            try Expansion(preview: "#Preview(traits: .portrait, .fixedLayout(width: 1, height: 2), body: make)").source)
        #expect(source.contains("SwiftUI.Preview(traits: .portrait, .fixedLayout(width: 1, height: 2), body: make)"))
    }

    @Test func previewableVariablesBecomePropertiesOfAView() throws {
        let source = try #require(
            try Expansion(
                preview: """
                    #Preview {
                        let a = 1
                        @Previewable @State var b = [1]
                            .count
                        @FocusState @Previewable var c: Bool; Text("\\(a)")
                        Toggle("}", isOn: $b)
                    }
                    """
            ).source)
        let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex { $0.contains("__PreviewState: SwiftUI.View") })
        #expect(
            Array(lines[(start + 1)...].prefix(9)) == [
                "@State var b = [1]", ".count", "@FocusState var c: Bool", "var body: some SwiftUI.View {",
                "let a = 1", #"Text("\(a)")"#, #"Toggle("}", isOn: $b)"#, "}", "}",
            ])
    }

    @Test(arguments: [
        ("\n#Preview(\"A\")", "1: A preview needs a body: #Preview { … }"),
        (
            "#Preview { if x { @Previewable @State var y = 1 } }",
            "18: '@Previewable' belongs to the outermost level of the preview's body."
        ),
        ("#Preview { @Previewable func f() {} }", "11: '@Previewable' belongs to a variable."),
        ("#Preview(\"A\" { }", "8: This parenthesis is never closed."),
    ])
    func aWrongPreviewIsToldAtItsPlace(preview: String, mistake: String) throws {
        let expansion = try Expansion(preview: preview)
        #expect(expansion.source == nil)
        #expect(expansion.mistakes == [mistake])
    }

    @Test func previewableVariablesBelongIntoAPreview() throws {
        let inside = try Expansion(
            "PreviewableMacro", role: "peer", of: "@Previewable @State var x = 1", in: "#Preview {}")
        #expect(inside.source == "")
        let outside = try Expansion(
            "PreviewableMacro", role: "peer", of: "@Previewable @State var x = 1", in: "struct A {}")
        #expect(outside.mistakes == ["0: '@Previewable' has a meaning in the body of a '#Preview' only."])
    }

    @Test(arguments: [
        ("EnvironmentValues", "@Entry var x: Int = 1", "SwiftUI.EnvironmentKey", "defaultValue: Int { return 1 }"),
        ("SwiftUI.Transaction", "@Entry var x: Int?", "SwiftUI.TransactionKey", "defaultValue: Int? { return nil }"),
        ("ContainerValues", "@Entry var x = f(1)", "SwiftUI.ContainerValueKey", "_EntryDefault(f(1))"),
        ("FocusedValues", "@Entry var x: Binding<Int>?", "SwiftUI.FocusedValueKey", "typealias Value = Binding<Int>"),
    ])
    func anEntryHasAKeyOfItsContainersKind(
        container: String, declaration: String, keyProtocol: String, member: String
    ) throws {
        let context = "public extension \(container) {}"
        let key = try #require(try Expansion("EntryMacro", role: "peer", of: declaration, in: context).source)
        #expect(key.hasPrefix("private struct __Key_x: \(keyProtocol)"))
        #expect(key.contains(member))
        let accessors = try Expansion("EntryMacro", role: "accessor", of: declaration, in: context).source
        #expect(accessors?.contains("self[__Key_x.self] = newValue") == true)
    }

    @Test(arguments: [
        ("EnvironmentValues", "\n @Entry var x: Int", "13: The entry 'x' needs a default value."),
        ("EnvironmentValues", " @Entry var x: Int { 1 }", "1: '@Entry' belongs to a stored variable."),
        ("EnvironmentValues", "@Entry var x = 1 { didSet {} }", "0: '@Entry' belongs to a stored variable."),
        ("EnvironmentValues", "@Entry var x: Int = 1 { willSet {} }", "0: '@Entry' belongs to a stored variable."),
        ("EnvironmentValues", "@Entry let x = 1", "0: '@Entry' belongs to a stored variable."),
        ("EnvironmentValues", "@Entry static var x = 1", "0: '@Entry' belongs to a stored variable."),
        ("EnvironmentValues", "@Entry var x: () -> Int?", "11: The entry 'x' needs a default value."),
        ("FocusedValues", "@Entry var x: Int", "11: An entry of FocusedValues has an optional type: var x: Value?"),
        (
            "Color", "@Entry var x = 1",
            "0: '@Entry' belongs to a property in an extension of EnvironmentValues, Transaction, ContainerValues or "
                + "FocusedValues."
        ),
    ])
    func aWrongEntryIsToldOnceAtItsPlace(container: String, declaration: String, mistake: String) throws {
        let context = "extension \(container) {}"
        #expect(try Expansion("EntryMacro", role: "accessor", of: declaration, in: context).mistakes == [mistake])
        #expect(try Expansion("EntryMacro", role: "peer", of: declaration, in: context).mistakes.isEmpty)
    }
}
