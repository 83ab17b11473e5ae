import Foundation

/// Keeps what takes changes back, and what makes them again.
///
/// Changes of one turn of the main loop belong together, unless ``groupsByEvent`` is off.
open class UndoManager: NSObject, @unchecked Sendable {
    private struct Step {
        weak var target: AnyObject?
        let action: () -> Void
    }

    private final class Group {
        var steps: [Step] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    private var open: [Group] = []
    private var isGroupOfTurn = false
    private var disabled = 0

    /// Whether a change is taken back at present.
    open private(set) var isUndoing = false
    /// Whether a change is made again at present.
    open private(set) var isRedoing = false
    /// Whether the changes of one turn of the main loop form a group.
    open var groupsByEvent = true
    /// How many groups are kept; 0: any number.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// How many groups are open.
    open var groupingLevel: Int { open.count }
    /// Whether changes are noted.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Whether there is something to take back.
    open var canUndo: Bool { !undoGroups.isEmpty || open.first.map { !$0.steps.isEmpty } ?? false }
    /// Whether there is something to make again.
    open var canRedo: Bool { !redoGroups.isEmpty }

    /// What the next ``undo()`` takes back, in words.
    open var undoActionName: String { (open.first ?? undoGroups.last)?.name ?? "" }
    /// What the next ``redo()`` makes again, in words.
    open var redoActionName: String { redoGroups.last?.name ?? "" }

    /// A menu's text for ``undo()``.
    open var undoMenuItemTitle: String { title("Undo", "Rückgängig", undoActionName) }
    /// A menu's text for ``redo()``.
    open var redoMenuItemTitle: String { title("Redo", "Wiederholen", redoActionName) }

    /// Notes how to take back a change of `target`, which is not kept alive.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty { openGroupOfTurn() }
        open.last?.steps.append(
            Step(target: target) { [weak target] in
                if let target { handler(target) }
            })
        if !isUndoing, !isRedoing { redoGroups.removeAll() }
    }

    /// Names the present group of changes.
    open func setActionName(_ actionName: String) {
        if let group = open.first ?? undoGroups.last { group.name = actionName }
    }

    /// Opens a group: what is noted until ``endUndoGrouping()`` is taken back at once.
    open func beginUndoGrouping() {
        open.append(Group())
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard let group = open.popLast(), !group.steps.isEmpty else { return }
        if let outer = open.last {
            outer.steps += group.steps
            if outer.name.isEmpty { outer.name = group.name }
        } else if isUndoing {
            redoGroups.append(group)
        } else {
            undoGroups.append(group)
            trim()
        }
        NotificationCenter.default.post(name: .NSUndoManagerDidCloseUndoGroup, object: self)
    }

    /// Takes the last group of changes back.
    open func undo() {
        closeAll()
        undoNestedGroup()
    }

    /// Takes the last closed group of changes back.
    open func undoNestedGroup() {
        guard let group = undoGroups.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillUndoChange, object: self)
        isUndoing = true
        run(group)
        isUndoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidUndoChange, object: self)
    }

    /// Makes the changes again that were taken back last.
    open func redo() {
        closeAll()
        guard let group = redoGroups.popLast() else { return }
        NotificationCenter.default.post(name: .NSUndoManagerWillRedoChange, object: self)
        isRedoing = true
        run(group)
        isRedoing = false
        NotificationCenter.default.post(name: .NSUndoManagerDidRedoChange, object: self)
    }

    /// Stops noting changes, until ``enableUndoRegistration()`` has been called as often.
    open func disableUndoRegistration() { disabled += 1 }

    /// Notes changes again.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Forgets everything.
    open func removeAllActions() {
        undoGroups = []
        redoGroups = []
        open = []
        isGroupOfTurn = false
    }

    /// Forgets the changes of `target`.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoGroups + redoGroups + open { group.steps.removeAll { $0.target === target } }
        undoGroups.removeAll { $0.steps.isEmpty }
        redoGroups.removeAll { $0.steps.isEmpty }
    }

    private func run(_ group: Group) {
        beginUndoGrouping()
        open.last?.name = group.name
        for step in group.steps.reversed() { step.action() }
        endUndoGrouping()
    }

    private func openGroupOfTurn() {
        beginUndoGrouping()
        guard groupsByEvent else { return }
        isGroupOfTurn = true
        DispatchQueue.main.async { [weak self] in
            guard let self, isGroupOfTurn else { return }
            closeAll()
        }
    }

    private func closeAll() {
        isGroupOfTurn = false
        while !open.isEmpty { endUndoGrouping() }
    }

    private func trim() {
        if levelsOfUndo > 0, undoGroups.count > levelsOfUndo {
            undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
        }
    }

    private func title(_ english: String, _ german: String, _ name: String) -> String {
        let isGerman = Locale.current.language.languageCode?.identifier == "de"
        if name.isEmpty { return isGerman ? german : english }
        return isGerman ? "\(german): \(name)" : "\(english) \(name)"
    }
}

extension Notification.Name {
    /// A group of changes has been closed.
    public static let NSUndoManagerDidCloseUndoGroup = Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// A group of changes is about to be taken back.
    public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
    /// A group of changes has been taken back.
    public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
    /// A group of changes is about to be made again.
    public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
    /// A group of changes has been made again.
    public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
