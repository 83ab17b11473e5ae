import Foundation
import FoundationPlus
import Testing

@Suite("Values of user defaults by key")
struct UserDefaultsTests {
    @Test("A value that was set is there, and gone when nil is set")
    func values() throws {
        let defaults = try #require(UserDefaults(suiteName: UUID().uuidString))
        defaults.setValue("Milk", forKey: "thing")
        #expect(defaults.value(forKey: "thing") as? String == "Milk")
        defaults.setValue(nil, forKey: "thing")
        #expect(defaults.value(forKey: "thing") == nil)
    }
}
