import Foundation
import Testing

@testable import SeglerTool

@Suite("Causes")
struct CauseTests {
    private func cause(_ message: String, source: String = "", line: Int = 1, column: Int = 1) -> Cause {
        let diagnostic = Diagnostic(file: "a.swift", line: line, column: column, severity: .error, message: message)
        return DiagnosticReader(ownViews: ["CardView"]).cause(of: diagnostic, in: SourceText(text: source))
    }

    @Test("The compiler's lines are read") func theCompilersLinesAreRead() {
        let output = """
            /a b/x.swift:3:14: error: cannot find 'Foo' in scope
             1 | import SwiftUI
            /a b/x.swift:4:1: warning: unused
            error: fatal
            """
        let found = Diagnostic.all(in: output)
        #expect(found.map(\.severity) == [.error, .warning])
        #expect(found[0].file == "/a b/x.swift")
        #expect(found[0].line == 3 && found[0].column == 14)
        #expect(found[0].message == "cannot find 'Foo' in scope")
    }

    @Test("Colours of the terminal do not matter") func coloursOfTheTerminalDoNotMatter() {
        let found = Diagnostic.all(
            in: "\u{1B}[1mx.swift:1:2: \u{1B}[0m\u{1B}[31merror: \u{1B}[0mno such module 'MapKit'")
        #expect(found.map(\.message) == ["no such module 'MapKit'"])
    }

    @Test("A missing type is named") func aMissingTypeIsNamed() {
        #expect(cause("cannot find 'Map' in scope") == Cause(kind: .missing, symbol: "Map"))
        #expect(cause("cannot find type 'Map' in scope") == Cause(kind: .missing, symbol: "Map"))
    }

    @Test("A missing modifier is a member of View") func aMissingModifierIsAMemberOfView() {
        #expect(cause("value of type 'some View' has no member 'glow'") == Cause(kind: .missing, symbol: "View.glow"))
        #expect(
            cause("value of type 'ModifiedContent<Text, X>' has no member 'glow'")
                == Cause(kind: .missing, symbol: "View.glow"))
        #expect(cause("value of type 'CardView' has no member 'glow'") == Cause(kind: .missing, symbol: "View.glow"))
        #expect(
            cause("value of type 'HStack<Text>' has no member 'glow'") == Cause(kind: .missing, symbol: "View.glow"))
        #expect(cause("value of type 'URLSession' has no member 'glow'").symbol == "URLSession.glow")
        #expect(cause("type 'Color' has no member 'mauve'") == Cause(kind: .missing, symbol: "Color.mauve"))
    }

    @Test("Modules, macros and attributes are named") func modulesMacrosAndAttributesAreNamed() {
        #expect(cause("no such module 'MapKit'") == Cause(kind: .module, symbol: "MapKit"))
        #expect(cause("no macro named 'Preview'") == Cause(kind: .missing, symbol: "#Preview"))
        #expect(cause("unknown attribute 'Model'") == Cause(kind: .missing, symbol: "@Model"))
    }

    @Test("Unavailable names are their own kind") func unavailableNamesAreTheirOwnKind() {
        #expect(
            cause("'MapStyle' is unavailable: there are no maps here") == Cause(kind: .unavailable, symbol: "MapStyle"))
    }

    @Test("A call that does not fit names what is called") func aCallThatDoesNotFitNamesWhatIsCalled() {
        let source = "TextField(\"Name\", text: $name, axis: .vertical)"
        #expect(
            cause("extra argument 'axis' in call", source: source, column: 32)
                == Cause(kind: .signature, symbol: "TextField(axis:)"))
    }

    @Test("The callee is found over several lines and nested calls")
    func theCalleeIsFoundOverSeveralLinesAndNestedCalls() {
        let source = """
            List(items) { item in
                Label(title(of: item),
                      icon: Image("x"),
                      tint: .red)
            }
            """
        #expect(
            cause("extra argument 'tint' in call", source: source, line: 4, column: 11)
                == Cause(kind: .signature, symbol: "Label(tint:)"))
    }

    @Test("Consequences are left out where there are causes") func consequencesAreLeftOutWhereThereAreCauses() {
        let diagnostics = ["cannot find 'Map' in scope", "generic parameter 'T' could not be inferred"].map {
            Diagnostic(file: "", line: 1, column: 1, severity: .error, message: $0)
        }
        #expect(Causes(diagnostics: diagnostics).essential.map(\.cause.symbol) == ["Map"])
        #expect(Causes(diagnostics: [diagnostics[1]]).essential.count == 1)
    }

    @Test("The summary counts apps before errors") func theSummaryCountsAppsBeforeErrors() {
        func result(_ causes: [(String, Int)]) -> CheckResult {
            var result = CheckResult(name: "A", path: "/a", mainType: nil, fileCount: 1)
            result.causes = causes.map { CheckResult.CauseCount(kind: .missing, symbol: $0.0, count: $0.1) }
            result.errors = [Diagnostic(file: "", line: 1, column: 1, severity: .error, message: "")]
            return result
        }
        var passing = CheckResult(name: "B", path: "/b", mainType: nil, fileCount: 1)
        passing.errors = []
        let report = CheckReport(results: [result([("Map", 9)]), result([("Glow", 1)]), result([("Glow", 1)]), passing])
        #expect(report.passed == 1)
        #expect(report.causes.map(\.symbol) == ["Glow", "Map"])
        #expect(report.causes.map(\.apps) == [2, 1])
        #expect(report.causes.map(\.errors) == [2, 9])
    }
}
