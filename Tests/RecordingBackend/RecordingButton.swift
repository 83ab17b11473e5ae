import Foundation
import SwiftUICore

/// Fixed chromes: 10 points at the sides and 5 above and below; a check box has 20 at its leading edge.
extension RecordingBackend {
    package func makeButton(_ kind: ButtonKind, label: any PlatformHost) -> any ButtonWidget {
        RecordingButton("\(kind) \(nextNumber())", label: label, backend: self)
    }

    package func buttonChrome(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> ControlChrome {
        switch kind {
        case .check, .radio:
            ControlChrome(
                insets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0),
                minimum: CGSize(width: 16, height: 16))
        default:
            appearance.look.isBare
                ? ControlChrome(insets: EdgeInsets(), minimum: .zero)
                : ControlChrome(
                    insets: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10),
                    minimum: CGSize(width: 20, height: 24))
        }
    }
}

/// A button that tests can press.
@MainActor
package final class RecordingButton: RecordingWidget, ButtonWidget {
    package var activated: @MainActor () -> Void = {}
    package var pressChanged: (@MainActor (Bool) -> Void)?
    package let label: RecordingHost?
    package private(set) var description = ButtonDescription()
    private var isFresh = true
    private var isMenuFresh = true

    init(_ name: String, label: any PlatformHost, backend: RecordingBackend) {
        self.label = label as? RecordingHost
        super.init(name, backend: backend)
    }

    package func update(_ new: ButtonDescription) {
        let old = description
        description = new
        if isFresh || old.spokenLabel != new.spokenLabel { set("label", to: new.spokenLabel) }
        if isFresh || old.appearance != new.appearance { set("look", to: Self.look(new.appearance)) }
        if isFresh ? !new.isEnabled : old.isEnabled != new.isEnabled { set("enabled", to: "\(new.isEnabled)") }
        if old.isOn != new.isOn, let isOn = new.isOn { set("on", to: "\(isOn)") }
        if old.isMixed != new.isMixed { set("mixed", to: "\(new.isMixed)") }
        if old.shortcut != new.shortcut { set("shortcut", to: new.shortcut.map { "\($0.key.character)" } ?? "none") }
        isFresh = false
    }

    private static func look(_ appearance: ButtonAppearance) -> String {
        var words = ["\(appearance.look)"]
        if appearance.role == .destructive { words.append("destructive") }
        if appearance.role == .cancel { words.append("cancel") }
        if appearance.size != .regular { words.append("\(appearance.size)") }
        if let tint = appearance.tint { words.append("tint \(tint)") }
        return words.joined(separator: " ")
    }

    package private(set) var menu: [MenuItemModel] = []

    package func setMenu(_ items: [MenuItemModel]) {
        guard items != menu || isMenuFresh else { return }
        isMenuFresh = false
        menu = items
        set("menu", to: items.map(\.title).joined(separator: ", "))
    }

    /// What a click does.
    package func click() {
        guard description.isEnabled else { return }
        pressChanged?(true)
        pressChanged?(false)
        activated()
    }

    package func press(_ isPressed: Bool) {
        if description.isEnabled { pressChanged?(isPressed) }
    }
}
