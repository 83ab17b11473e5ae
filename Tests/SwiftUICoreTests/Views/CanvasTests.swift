import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@MainActor
struct CanvasTests {
    private func picture(_ draw: @escaping @MainActor (inout GraphicsContext, CGSize) -> Void) -> [String] {
        TestWindow(Canvas(renderer: draw).frame(width: 100, height: 50), width: 100, height: 50).picture
    }

    @Test("A canvas fills and strokes paths in its own coordinates") func paths() {
        let items = picture { context, size in
            context.fill(Path(CGRect(x: 1, y: 2, width: 3, height: 4)), with: .color(Color(red: 1, green: 0, blue: 0)))
            context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 0, green: 0, blue: 1)))
        }
        #expect(items == ["fill (1.0, 2.0, 3.0, 4.0) #FF0000FF", "stroke (0.0, 0.0, 100.0, 50.0) #0000FFFF"])
    }

    @Test("Transforms, opacity and clips of a copy leave the original alone") func copies() {
        let items = picture { context, _ in
            var copy = context
            copy.translateBy(x: 10, y: 0)
            copy.scaleBy(x: 2, y: 2)
            copy.opacity = 0.5
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            let dot = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
            copy.fill(dot, with: .color(Color(red: 0, green: 0, blue: 0)))
            context.fill(dot, with: .color(Color(red: 1, green: 1, blue: 1)))
        }
        #expect(
            items == [
                "clip \(CGRect(x: 10, y: 0, width: 10, height: 10)) {", "opacity 0.5 {",
                "fill (10.0, 0.0, 2.0, 2.0) #000000FF", "}", "}",
                "fill (0.0, 0.0, 1.0, 1.0) #FFFFFFFF",
            ])
    }

    @Test("A layer blends and is filtered as one") func layers() {
        let items = picture { context, _ in
            context.blendMode = .multiply
            context.addFilter(.blur(radius: 2))
            context.drawLayer { layer in
                layer.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .foreground)
            }
        }
        #expect(items.prefix(3) == ["blend multiply {", "blur 2.0 {", "group {"])
        #expect(items.suffix(3) == ["}", "}", "}"])
    }

    @Test("A text is measured and drawn around its anchor") func text() {
        let items = picture { context, _ in
            let text = context.resolve(Text(verbatim: "abcd"))
            let size = text.measure(in: CGSize(width: 100, height: 100))
            context.draw(text, at: CGPoint(x: size.width, y: size.height), anchor: .topLeading)
        }
        #expect(items.first?.hasPrefix("text abcd at (32.0, 16.0)") == true)
    }

    @Test("An image is drawn into a rectangle") func image() {
        let items = picture { context, _ in
            let image = context.resolve(Image(systemName: "star"))
            #expect(image.size.height > 0)
            context.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(items.count == 1 && items[0].hasPrefix("fill"))
    }

    @Test("A symbol is a view that is drawn where the canvas wants it, more than once") func symbols() {
        let window = TestWindow(
            Canvas { context, _ in
                guard let symbol = context.resolveSymbol(id: "dot") else { return }
                context.draw(symbol, at: CGPoint(x: 50, y: 25))
                context.draw(symbol, in: CGRect(x: 0, y: 0, width: 40, height: 20))
            } symbols: {
                Leaf("leaf", 20, 10).tag("dot")
            }
            .frame(width: 100, height: 50), width: 100, height: 50)
        #expect(
            window.picture == [
                "transform (1.0, 1.0, 40.0, 20.0) {", "leaf", "}", "transform (2.0, 2.0, 0.0, 0.0) {", "leaf", "}",
            ])
        #expect(window.host?.traits(of: "leaf").accessibility.isHidden == true)
    }

    @Test("A canvas draws anew when what it draws has changed") func changes() {
        let probe = Probe()
        let window = TestWindow(CanvasForm(probe: probe), width: 100, height: 50)
        #expect(window.picture.first?.hasPrefix("fill (0.0, 0.0, 1.0") == true)
        window.settle()
        probe("grow")
        #expect(window.takeOperations().contains { if case .draw = $0 { true } else { false } })
        #expect(window.picture.first?.hasPrefix("fill (0.0, 0.0, 2.0") == true)
    }
}

private struct CanvasForm: View {
    @State private var width: CGFloat = 1
    let probe: Probe

    init(probe: Probe) {
        self.probe = probe
    }

    var body: some View {
        probe.actions["grow"] = { width += 1 }
        return Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), with: .foreground)
        }
    }
}
