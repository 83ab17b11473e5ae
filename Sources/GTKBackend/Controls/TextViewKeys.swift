import CGTK
import SwiftUICore

extension TextViewControl {
    /// What becomes of a key that GTK would take for a letter of an editor's text: Shift and Tab leave the editor, as
    /// every other control. And the keys of undo are taken where there is nothing to undo.
    func takesKey(_ key: guint, _ state: GdkModifierType) -> Bool {
        let hasControl = state.rawValue & GDK_CONTROL_MASK.rawValue != 0
        switch key {
        case guint(GDK_KEY_ISO_Left_Tab) where !hasControl:
            leaveBackward()
            return true
        case guint(GDK_KEY_z), guint(GDK_KEY_Z):
            // Where its own text has nothing to take back, an editor must not take back something else.
            return hasControl && !canUndo(again: state.rawValue & GDK_SHIFT_MASK.rawValue != 0)
        default:
            return false
        }
    }
}
