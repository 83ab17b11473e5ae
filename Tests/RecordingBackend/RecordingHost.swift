import Foundation
import SwiftUICore

/// The widget of a surface.
@MainActor
package class RecordingHost: RecordingWidget, PlatformHost {
    package weak var surface: Surface?
    package var isRigid = false
    package private(set) var widgets: [any PlatformWidget] = []
    /// Where each child was put last, in the host's coordinates; the size is the widget's own.
    package private(set) var places: [ObjectIdentifier: (transform: CGAffineTransform, size: CGSize)] = [:]

    package func setWidgets(_ new: [any PlatformWidget]) {
        widgets = new
        let kept = Set(new.map { ObjectIdentifier($0) })
        places = places.filter { kept.contains($0.key) }
        record(.setWidgets(host: name, new.map(Self.name)))
    }

    package func place(_ widget: any PlatformWidget, transform: CGAffineTransform, size: CGSize) {
        places[ObjectIdentifier(widget)] = (transform, size)
        record(.place(Self.name(widget), transform, size))
    }

    package private(set) var traits: [ObjectIdentifier: WidgetTraits] = [:]
    package private(set) var pointerNeeds: PointerNeeds = []
    /// How often a gesture has taken the press away from the widgets around.
    package private(set) var claims = 0

    package func setTraits(_ new: WidgetTraits, of widget: any PlatformWidget) {
        traits[ObjectIdentifier(widget)] = new
    }

    package func setPointerNeeds(_ needs: PointerNeeds) { pointerNeeds = needs }
    package func claimPointer() { claims += 1 }

    /// What modifiers say of the child of that name.
    package func traits(of name: String) -> WidgetTraits {
        widgets.first { Self.name($0) == name }.flatMap { traits[ObjectIdentifier($0)] } ?? WidgetTraits()
    }

    /// The menu that was opened last.
    package private(set) var shownMenu: [MenuItemModel] = []

    package func showMenu(_ items: [MenuItemModel], at point: CGPoint?) {
        shownMenu = items
    }

    package func setNeedsDisplay() {
        record(.draw(host: name))
    }

    package func setNeedsResize() {
        record(.resize(host: name))
    }

    /// Where the child of that name is shown; nil where there is none.
    package func frame(of name: String) -> CGRect? {
        guard let widget = widgets.first(where: { Self.name($0) == name }),
            let place = places[ObjectIdentifier(widget)]
        else { return nil }
        return CGRect(origin: .zero, size: place.size).applying(place.transform)
    }

    private static func name(_ widget: any PlatformWidget) -> String {
        (widget as? RecordingWidget)?.name ?? "?"
    }
}
