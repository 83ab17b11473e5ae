import SwiftUI
import Testing

private final class Store {
    var name = "store"
}

extension EnvironmentValues {
    @Entry var entryCount = 3
    @Entry fileprivate var entryStore = Store()
    @Entry var entryAction: (Int) -> Int = { $0 + 1 }
    @Entry var entryNote: String?
    @Entry public var entryNames: [String: [Int]] = [
        "a": [1, 2],  // a comment
        "b": [],
    ]
    @Entry var `default`: Color = .red
}

extension Transaction {
    @Entry var isEntry: Bool = false
}

@MainActor
@Suite struct EntryTests {
    @Test func anEntryBeginsWithItsInitialValueAndKeepsWhatIsSet() {
        var values = EnvironmentValues()
        #expect(values.entryCount == 3)
        values.entryCount = 4
        #expect(values.entryCount == 4)
        #expect(EnvironmentValues().entryCount == 3)
    }

    @Test func anEntryWithoutTypeHasThatOfItsInitialValue() {
        #expect(EnvironmentValues().entryStore === EnvironmentValues().entryStore)
        #expect(EnvironmentValues().entryStore.name == "store")
    }

    @Test func entriesMayBeClosuresCollectionsAndReservedWords() {
        #expect(EnvironmentValues().entryAction(1) == 2)
        #expect(EnvironmentValues().entryNames == ["a": [1, 2], "b": []])
        #expect(EnvironmentValues().default == .red)
    }

    @Test func anOptionalEntryWithoutInitialValueIsNil() {
        var values = EnvironmentValues()
        #expect(values.entryNote == nil)
        values.entryNote = "x"
        #expect(values.entryNote == "x")
    }

    @Test func transactionsHaveEntriesToo() {
        var transaction = Transaction()
        #expect(!transaction.isEntry)
        transaction.isEntry = true
        #expect(transaction.isEntry)
    }
}
