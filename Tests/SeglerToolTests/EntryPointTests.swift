import Testing

@testable import SeglerTool

@Suite("Entry points")
struct EntryPointTests {
    @Test("The marked type is found") func theMarkedTypeIsFound() {
        #expect(EntryPoint.types(in: "import SwiftUI\n@main\nstruct NotesApp: App {}") == ["NotesApp"])
    }

    @Test("Other attributes and access may stand between") func otherAttributesAndAccessMayStandBetween() {
        #expect(EntryPoint.types(in: "@main @MainActor public final class Start {}") == ["Start"])
    }

    @Test("Comments and strings do not count") func commentsAndStringsDoNotCount() {
        let text = """
            // @main struct Old: App {}
            /* @main /* nested */ struct Older {} */
            let text = "@main struct Text {}"
            let long = \"\"\"
                @main struct Longer {}
                \"\"\"
            """
        #expect(EntryPoint.types(in: text).isEmpty)
    }
}
