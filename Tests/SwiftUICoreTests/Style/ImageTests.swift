import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct ImageTests {
    private let red = Color(red: 1, green: 0, blue: 0)

    @Test("A symbol is drawn in the foreground style and grows with the font") func symbol() throws {
        let small = TestWindow(Image(systemName: "star").foregroundStyle(red).font(.system(size: 10)))
        let large = TestWindow(Image(systemName: "star").foregroundStyle(red).font(.system(size: 20)))
        #expect(small.picture.count == 1 && small.picture.first?.hasSuffix("#FF0000FF") == true)
        let heights = try [small.items.first, large.items.first].map { try #require($0).size.height }
        #expect(abs(heights[1] - 2 * heights[0]) < 1e-9)
    }

    @Test("A bold symbol is drawn thicker") func weight() {
        #expect(TestWindow(Image(systemName: "star").bold()).picture.contains { $0.hasPrefix("stroke") })
        #expect(!TestWindow(Image(systemName: "star")).picture.contains { $0.hasPrefix("stroke") })
    }

    @Test("A resizable symbol fills its frame") func resizable() {
        let window = TestWindow(
            Image(systemName: "star").resizable().frame(width: 60, height: 30).foregroundStyle(red), width: 60,
            height: 30)
        #expect(window.drawing.first?.path.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 30))
    }

    @Test("A symbol that points forward points the other way right to left, and left stays left") func mirrored() {
        let window = TestWindow(Text(verbatim: ""))
        func glyph(_ name: String, _ direction: LayoutDirection) -> SymbolGlyph? {
            var environment = EnvironmentValues()
            environment.layoutDirection = direction
            let image = Image(systemName: name)
            let resolved = ImageResolver(image: image, environment: environment, graph: window.graph).resolved
            guard case .symbol(let symbol) = resolved.content else { return nil }
            return symbol.glyph
        }
        for name in ["chevron.forward", "chevron.backward.2", "arrow.forward"] {
            let (left, right) = (glyph(name, .leftToRight), glyph(name, .rightToLeft))
            #expect(left != nil && left?.character != right?.character, "\(name)")
            #expect(left?.spokenName(language: "en") == right?.spokenName(language: "en"), "\(name)")
        }
        for name in ["chevron.left", "forward.fill", "star"] {
            #expect(glyph(name, .rightToLeft) == glyph(name, .leftToRight), "\(name)")
        }
    }

    @Test("An unknown symbol shows a placeholder and is named once") func unknown() {
        let window = TestWindow {
            Image(systemName: "no.such.symbol")
            Image(systemName: "no.such.symbol")
        }
        #expect(window.drawing.count == 2)
        #expect(window.mistakes.count == 1 && window.mistakes.first?.contains("no.such.symbol") == true)
    }

    @Test("A variant is used where the symbol has it") func variants() {
        let exists: (String) -> Bool = { ["bell", "bell.fill", "bell.slash", "bell.slash.fill"].contains($0) }
        #expect(SymbolVariants.fill.name(of: "bell", exists: exists) == "bell.fill")
        #expect(SymbolVariants.slash.fill.name(of: "bell", exists: exists) == "bell.slash.fill")
        #expect(SymbolVariants.circle.name(of: "bell", exists: exists) == "bell")
        #expect(SymbolVariants.fill.name(of: "bell.fill", exists: exists) == "bell.fill")
        #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.circle))
    }

    @Test("An image says its symbol's name, its label or nothing") func spoken() {
        func label(_ view: some View) -> String? {
            let window = TestWindow(view)
            return window.widgetNames.first.flatMap { window.host?.traits(of: $0).accessibility.label }
        }
        #expect(label(Image(systemName: "trash").environment(\.locale, Locale(identifier: "de_DE"))) == "Löschen")
        #expect(label(Image(systemName: "trash").environment(\.locale, Locale(identifier: "en_US"))) == "Delete")
        #expect(label(Image("nothing", label: Text(verbatim: "Logo"))) == "Logo")
        #expect(TestWindow(Image(decorative: "nothing")).widgetNames.isEmpty)
    }

    @Test("Tiles cover the frame, and caps keep their size") func pieces() {
        let bounds = CGRect(x: 0, y: 0, width: 25, height: 10)
        let tiles = PicturePieces(
            size: CGSize(width: 10, height: 10),
            resizing: Image.Resizing(capInsets: EdgeInsets(), mode: .tile), bounds: bounds)
        #expect(tiles.pieces.map(\.clip?.width) == [10, 10, 5])
        let capped = PicturePieces(
            size: CGSize(width: 10, height: 10),
            resizing: Image.Resizing(
                capInsets: EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 2), mode: .stretch),
            bounds: bounds)
        #expect(capped.pieces.map(\.clip?.width) == [3, 20, 2])
        #expect(capped.pieces.map(\.frame.width) == [10, 40, 10])
    }

    @Test("A hierarchical symbol has a fainter surrounding, where there is one") func layers() {
        var enclosed = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
        enclosed.addRect(CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2))
        #expect(SymbolOutline(enclosed).layers != nil)
        #expect(SymbolOutline(Path(CGRect(x: 0, y: 0, width: 1, height: 1))).layers == nil)
    }
}

@MainActor
struct EnclosedOutlineTests {
    private func letter(_ character: Character) -> Path? {
        Path(CGRect(x: 0.2, y: 0, width: 0.4, height: 0.8))
    }

    @Test("A number in a disc is cut out of it, and one in a ring stands in it") func enclosed() throws {
        let disc = try #require(EnclosedOutline.path(symbolName: "5.circle.fill", letter: letter))
        #expect(!disc.contains(CGPoint(x: 0.5, y: 0.5), eoFill: true))
        #expect(disc.contains(CGPoint(x: 0.2, y: 0.5), eoFill: true))
        let ring = try #require(EnclosedOutline.path(symbolName: "5.circle", letter: letter))
        #expect(ring.contains(CGPoint(x: 0.5, y: 0.5), eoFill: true))
        #expect(!ring.contains(CGPoint(x: 0.25, y: 0.5), eoFill: true))
        #expect(EnclosedOutline.path(symbolName: "star.fill", letter: letter) == nil)
        #expect(EnclosedOutline.path(symbolName: "5.circle") { _ in nil } == nil)
    }

    @Test("A number of two digits stays within its circle") func twoDigits() throws {
        let ring = try #require(EnclosedOutline.path(symbolName: "50.square", letter: letter))
        #expect(ring.boundingRect.minX > 0 && ring.boundingRect.maxX < 1)
    }
}
