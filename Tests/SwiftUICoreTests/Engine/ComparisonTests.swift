import Testing

@testable import SwiftUICore

private struct Padded {
    var flag: Bool
    var number: Double
}

private enum Payload {
    case text([Int])
    case other([Int])
    case none
}

private struct Holder {
    var payload: Payload
    var count: Int
}

private struct Custom: Equatable {
    var key: String
    var noise: Int
    static func == (a: Custom, b: Custom) -> Bool { a.key == b.key }
}

private struct Wrapping {
    var custom: Custom
    var names: [String]
}

private final class Object {}

private struct Referring {
    var object: Object
}

@MainActor
struct ComparisonTests {
    private func same<V>(_ a: V, _ b: V) -> Bool { ValueComparison<V>.shared.areEqual(a, b) }

    @Test("Plain data is compared by what it says, not by what lies between its fields")
    func gapsDoNotCount() {
        let pointer = UnsafeMutablePointer<Padded>.allocate(capacity: 2)
        defer { pointer.deallocate() }
        UnsafeMutableRawPointer(pointer).initializeMemory(as: UInt8.self, repeating: 0xFF, count: 32)
        pointer[0].flag = true
        pointer[0].number = 1
        UnsafeMutableRawPointer(pointer + 1).initializeMemory(as: UInt8.self, repeating: 0, count: 16)
        pointer[1].flag = true
        pointer[1].number = 1
        let comparison = ValueComparison<Padded>.shared
        #expect(comparison.areEqual(&pointer[0], pointer[1]))
        pointer[1].number = 2
        #expect(!comparison.areEqual(&pointer[0], pointer[1]))
    }

    @Test("Cases of an enum differ even where they carry the same")
    func casesDiffer() {
        let list = [1, 2, 3]
        #expect(same(Payload.text(list), .text(list)))
        #expect(!same(Payload.text(list), .other(list)))
        #expect(!same(Payload.text(list), .none))
        #expect(same(Payload.none, .none))
        #expect(!same(Holder(payload: .text(list), count: 1), Holder(payload: .other(list), count: 1)))
    }

    @Test("A type's own equality decides")
    func ownEquality() {
        #expect(same(Custom(key: "k", noise: 2), Custom(key: "k", noise: 3)))
        #expect(
            same(
                Wrapping(custom: Custom(key: "k", noise: 2), names: ["a"]),
                Wrapping(custom: Custom(key: "k", noise: 3), names: ["a"])))
        #expect(
            !same(
                Wrapping(custom: Custom(key: "k", noise: 2), names: ["a"]),
                Wrapping(custom: Custom(key: "k", noise: 2), names: ["b"])))
    }

    @Test("Objects are the same when they are one")
    func objectsAreIdentical() {
        let object = Object()
        #expect(same(Referring(object: object), Referring(object: object)))
        #expect(!same(Referring(object: object), Referring(object: Object())))
    }

    @Test("Closures are the same when they are one")
    func closuresAreIdentical() {
        struct Acting { var action: () -> Void }
        let acting = Acting {}
        #expect(same(acting, acting))
        let number = Int.random(in: 0...9)
        #expect(!same(acting, Acting { print(number) }))
    }
}
