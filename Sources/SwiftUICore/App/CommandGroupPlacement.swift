/// A place for commands that programs have in common. The program's menu has them in this order.
public struct CommandGroupPlacement: Hashable, Sendable {
    let order: Int

    private init(_ order: Int) {
        self.order = order
    }

    /// New windows and documents.
    public static let newItem = CommandGroupPlacement(0)
    /// Saving.
    public static let saveItem = CommandGroupPlacement(1)
    /// Files of other programs.
    public static let importExport = CommandGroupPlacement(2)
    /// Printing.
    public static let printItem = CommandGroupPlacement(3)
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(4)
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(5)
    /// Changes of a text.
    public static let textEditing = CommandGroupPlacement(6)
    /// The looks of a text.
    public static let textFormatting = CommandGroupPlacement(7)
    /// The window's toolbar.
    public static let toolbar = CommandGroupPlacement(8)
    /// The window's sidebar.
    public static let sidebar = CommandGroupPlacement(9)
    /// The size of the window.
    public static let windowSize = CommandGroupPlacement(10)
    /// The program's windows.
    public static let windowList = CommandGroupPlacement(11)
    /// Windows of which there is one.
    public static let singleWindowList = CommandGroupPlacement(12)
    /// Where windows stand.
    public static let windowArrangement = CommandGroupPlacement(13)
    /// What the desktop offers.
    public static let systemServices = CommandGroupPlacement(14)
    /// Hiding the program and others.
    public static let appVisibility = CommandGroupPlacement(15)
    /// The program's preferences.
    public static let appSettings = CommandGroupPlacement(16)
    /// Help.
    public static let help = CommandGroupPlacement(17)
    /// What the program is.
    public static let appInfo = CommandGroupPlacement(18)
    /// Leaving the program.
    public static let appTermination = CommandGroupPlacement(19)
}
