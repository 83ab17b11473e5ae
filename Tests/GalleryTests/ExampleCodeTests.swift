import Foundation
import GalleryCode
import Testing

@Suite("The code beside the gallery's examples")
struct ExampleCodeTests {
    private let sources: GallerySources

    init() throws {
        sources = try GallerySources()
    }

    @Test("Every example has the file that it is written in beside it")
    func files() {
        #expect(sources.shown.count > 80)
        for name in sources.shown {
            let code = ExampleCode.text(of: name)
            #expect(code?.contains("struct \(name): View {") == true, "\(name) has no file of its name")
        }
    }

    @Test("What is shown is the file that is compiled, without its imports")
    func sameText() {
        for (name, source) in sources.examples {
            let shown = ExampleCode.text(of: name) ?? ""
            #expect(source.hasSuffix(shown + "\n"), "\(name) was built with another text")
            #expect(!shown.contains("import "))
        }
        #expect(Set(sources.examples.keys) == ExampleCode.names)
    }

    @Test("Every file of the folder Examples is shown or used by one that is")
    func nothingLeftOver() {
        let used = sources.examples.values.joined()
        for name in sources.examples.keys where !sources.shown.contains(name) {
            #expect(used.contains("\(name)()"), "\(name) is in no page")
        }
    }

    @Test("Examples import only what Apple's SDK has under the same name")
    func imports() {
        for (name, source) in sources.examples {
            for line in source.split(separator: "\n") where line.hasPrefix("import ") {
                #expect(
                    ["import SwiftUI", "import Combine", "import Foundation", "import UniformTypeIdentifiers"].contains(
                        line), "\(name): \(line)")
            }
        }
    }

    @Test("Every text of the pages has a German translation with the same placeholders")
    func translated() throws {
        let german = try sources.germanTexts()
        #expect(sources.texts.count > 250)
        for text in sources.texts {
            let translations = german[text] ?? []
            #expect(!translations.isEmpty, "“\(text)” has no German text")
            for translation in translations {
                #expect(Self.placeholders(in: translation) == Self.placeholders(in: text), "“\(translation)”")
            }
        }
    }

    private static func placeholders(in text: String) -> [String] {
        text.matches(of: /%(?:\d+\$)?(@|lld|%)/).map { String($0.1) }.sorted()
    }
}
