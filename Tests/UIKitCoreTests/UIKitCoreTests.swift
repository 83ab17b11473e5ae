import Foundation
import RecordingBackend
import SwiftUICore
import Testing
import UIKitCore

@Suite("Names of UIKit", .serialized)
@MainActor
struct UIKitCoreTests {
    @Test("A colour has its components, whichever way it was made") func components() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(red: 0.5, green: 0.25, blue: 1, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 0.5) < 1e-3 && abs(green - 0.25) < 1e-3 && blue == 1 && alpha == 0.5)
        var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        UIColor(hue: 0.6, saturation: 0.5, brightness: 0.8, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
        #expect(abs(hue - 0.6) < 1e-3 && abs(saturation - 0.5) < 1e-3 && abs(brightness - 0.8) < 1e-3)
        #expect(UIColor(Color.red.opacity(0.3)) == UIColor(Color.red.opacity(0.3)))
        #expect(UIColor.red.getWhite(nil, alpha: nil) == false)
    }

    @Test("A dynamic colour is another one in the dark") func dynamic() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        #expect(dark.cgColor.components == [1, 1, 1, 1])
        #expect(Color(uiColor: .label) == .primary)
    }

    @Test("A colour survives an archive") func archive() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), requiringSecureCoding: false)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(copy?.cgColor.components?.first == 1)
    }

    @Test("Another opacity replaces the colour's own") func alpha() {
        #expect(abs(UIColor(white: 0, alpha: 0.5).withAlphaComponent(0.8).cgColor.alpha - 0.8) < 1e-6)
    }

    @Test("A path with two round corners is one of Core Graphics") func corners() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), byRoundingCorners: [.topLeft, .topRight],
            cornerRadii: CGSize(width: 10, height: 10))
        let shape = Path(path.cgPath)
        #expect(!shape.contains(CGPoint(x: 0.5, y: 0.5)) && shape.contains(CGPoint(x: 0.5, y: 19.5)))
    }

    @Test("A clockwise arc of UIKit goes clockwise on the screen") func arc() {
        let path = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(path.bounds.maxY > 9.9 && path.bounds.minY > -0.1)
    }

    @Test("The clipboard, addresses and feedback are the desktop's") func desktop() throws {
        let backend = RecordingBackend()
        RunningApp.backend = backend
        defer { RunningApp.backend = nil }
        UIPasteboard.general.string = "copied"
        #expect(backend.clipboardText == "copied" && UIPasteboard.general.hasStrings)
        let page = try #require(URL(string: "https://example.org"))
        #expect(UIApplication.shared.canOpenURL(page))
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
        #expect(backend.takeOperations() == [.set("feedback", property: "event", to: "button-pressed")])
    }

    @Test("A view that reads the screen's width follows the window") func screen() {
        struct Wide: View {
            var body: some View { Color.red.frame(width: UIScreen.main.bounds.width / 2, height: 10) }
        }
        RunningApp.window.update(size: CGSize(width: 400, height: 300), scale: 1)
        let window = TestWindow(Wide())
        #expect(window.items.first?.size.width == 200)
        RunningApp.window.update(size: CGSize(width: 600, height: 300), scale: 1)
        window.turn()
        #expect(window.items.first?.size.width == 300)
    }
}
