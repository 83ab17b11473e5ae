import FoundationPlus
import Testing

@Suite("Undo manager")
struct UndoManagerTests {
    private final class Counter {
        let manager = UndoManager()
        private(set) var value = 0

        init() { manager.groupsByEvent = false }

        func add(_ number: Int) {
            value += number
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: self) { $0.add(-number) }
            manager.setActionName("Add \(number)")
            manager.endUndoGrouping()
        }
    }

    @Test("Changes are taken back and made again in order") func undoAndRedo() {
        let counter = Counter()
        counter.add(1)
        counter.add(10)
        counter.manager.undo()
        #expect(counter.value == 1 && counter.manager.canRedo)
        counter.manager.undo()
        #expect(counter.value == 0 && !counter.manager.canUndo)
        counter.manager.redo()
        counter.manager.redo()
        #expect(counter.value == 11 && !counter.manager.canRedo)
    }

    @Test("A new change ends what could be made again") func newChange() {
        let counter = Counter()
        counter.add(1)
        counter.manager.undo()
        counter.add(2)
        #expect(!counter.manager.canRedo && counter.manager.undoActionName == "Add 2")
    }

    @Test("A group is taken back at once") func group() {
        let counter = Counter()
        counter.manager.beginUndoGrouping()
        counter.add(1)
        counter.add(2)
        counter.manager.endUndoGrouping()
        counter.manager.undo()
        #expect(counter.value == 0)
    }

    @Test("Only so many levels are kept") func levels() {
        let counter = Counter()
        counter.manager.levelsOfUndo = 1
        counter.add(1)
        counter.add(2)
        counter.manager.undo()
        #expect(counter.value == 1 && !counter.manager.canUndo)
    }
}
