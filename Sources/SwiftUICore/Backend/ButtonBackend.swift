import Foundation

/// Buttons, and what else has its label inside.
@MainActor
package protocol ButtonBackend: AnyObject {
    /// `label` becomes the child of the button.
    func makeButton(_ kind: ButtonKind, label: any PlatformHost) -> any ButtonWidget
    /// What the button takes around its label.
    func buttonChrome(_ kind: ButtonKind, _ appearance: ButtonAppearance) -> ControlChrome
}

package enum ButtonKind: Hashable, Sendable {
    case push
    /// Stays down when it is on.
    case toggle
    /// A check box with its label behind it.
    case check
    /// One of a group of which one is on.
    case radio
    /// One of a group of which one is on, with a label that shows it.
    case choice
    /// Opens a menu.
    case menu
    /// Runs an action, and opens a menu with a part of its own.
    case split
}

package enum ButtonLook: Hashable, Sendable {
    case bordered, prominent, borderless
    /// Nothing but the label, which fades while it is pressed.
    case plain
    case link
    /// Nothing but the label: a style shows what is pressed.
    case custom

    package var isBare: Bool { self == .plain || self == .link || self == .custom }
}

/// The place of a button in a row of buttons that touch.
package enum ButtonLink: Hashable, Sendable {
    case first, middle, last
}

package struct ButtonAppearance: Hashable, Sendable {
    package var look: ButtonLook = .bordered
    package var role: ButtonRole?
    package var size: ControlSize = .regular
    package var shape: ButtonBorderShape = .automatic
    /// nil: the theme's own colour.
    package var tint: Color.Resolved?
    package var hasText = true
    /// The place in a row of buttons that touch; nil: it stands alone.
    package var link: ButtonLink?

    package init() {}
}

package struct ButtonDescription: Equatable, Sendable {
    package var appearance = ButtonAppearance()
    package var isEnabled = true
    /// nil where the control has no state.
    package var isOn: Bool?
    /// Some of what the control stands for is on.
    package var isMixed = false
    /// What a button of the kinds `choice` and `radio` belongs to.
    package var group: ChoiceGroup?
    package var spokenLabel = ""
    package var shortcut: KeyboardShortcut?
    /// Opens the program's menu, which has a key of its own.
    package var isPrimaryMenu = false

    package init() {}
}

/// What a control takes around its content, and the least size that it has with it, in points.
package struct ControlChrome: Equatable, Sendable {
    package var insets: EdgeInsets
    package var minimum: CGSize

    package init(insets: EdgeInsets, minimum: CGSize) {
        self.insets = insets
        self.minimum = minimum
    }
}

@MainActor
package protocol ButtonWidget: FocusableWidget {
    /// Called when the user has pressed the button. A button with a state shows what was last written to it.
    var activated: @MainActor () -> Void { get set }
    /// Called when the button goes down and when it comes up.
    var pressChanged: (@MainActor (Bool) -> Void)? { get set }
    /// Writes what differs from the last time.
    func update(_ description: ButtonDescription)
    /// Gives a menu button what it opens.
    func setMenu(_ items: [MenuItemModel])
}
