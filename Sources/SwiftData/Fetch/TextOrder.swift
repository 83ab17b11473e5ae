import Foundation
import SwiftUICore

/// Puts texts in the order in which the user expects them: by the language, without regard to case, and numbers in them
/// by their value.
struct TextOrder {
    /// Languages that sort words of plain letters letter by letter.
    private static let plainLanguages: Set<String> = ["en", "de", "fr", "es", "it", "nl", "pt"]

    private let isPlain = Self.plainLanguages.contains(Locale.current.language.languageCode?.identifier ?? "")

    func compare(_ first: String, _ second: String) -> ComparisonResult {
        // Foundation takes some ten microseconds, and most texts need no knowledge of languages.
        if isPlain, let result = comparePlain(first, second), result != .orderedSame { return result }
        return first.localizedStandardCompare(second)
    }

    /// Compares texts of ASCII letters, digits and spaces; nil where there is something else in them.
    private func comparePlain(_ first: String, _ second: String) -> ComparisonResult? {
        var (left, right) = (first.utf8.makeIterator(), second.utf8.makeIterator())
        var (one, other) = (left.next(), right.next())
        while let a = one, let b = other {
            guard let rankA = Self.rank(a), let rankB = Self.rank(b) else { return nil }
            if Self.isDigit(a), Self.isDigit(b) {
                guard let numberA = Self.number(&one, &left), let numberB = Self.number(&other, &right) else {
                    return nil
                }
                if numberA != numberB { return numberA < numberB ? .orderedAscending : .orderedDescending }
                continue
            }
            if rankA != rankB {
                guard Self.isPlain(left), Self.isPlain(right) else { return nil }
                return rankA < rankB ? .orderedAscending : .orderedDescending
            }
            (one, other) = (left.next(), right.next())
        }
        if one == nil, other == nil { return .orderedSame }
        return one == nil ? .orderedAscending : .orderedDescending
    }

    /// A mark beyond ASCII can change the letter before it.
    private static func isPlain(_ rest: String.UTF8View.Iterator) -> Bool {
        var rest = rest
        return rest.next().map { $0 < 128 } ?? true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

    private static func rank(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 32, 48...57, 97...122: byte
        case 65...90: byte + 32
        default: nil
        }
    }

    private static func number(_ current: inout UInt8?, _ rest: inout String.UTF8View.Iterator) -> Int? {
        var value = 0
        while let byte = current, isDigit(byte) {
            guard value < 1_000_000_000_000 else { return nil }
            value = value * 10 + Int(byte - 48)
            current = rest.next()
        }
        return value
    }
}

/// Sorts models: texts, where the order says nothing else, as the user reads them.
struct ModelSorter<T: PersistentModel> {
    private let orders: [SortDescriptor<T>]

    init(_ orders: [SortDescriptor<T>]) {
        self.orders = orders
    }

    func sorted(_ models: [T]) -> [T] {
        let text = TextOrder()
        let comparisons = orders.map { order in comparison(order, models, text) }
        // Swift's sort keeps the order of equals.
        let places = models.indices.sorted { first, second in
            for comparison in comparisons {
                switch comparison(first, second) {
                case .orderedAscending: return true
                case .orderedDescending: return false
                case .orderedSame: continue
                }
            }
            return false
        }
        return places.map { models[$0] }
    }

    /// Compares the models at two places.
    private func comparison(
        _ order: SortDescriptor<T>, _ models: [T], _ text: TextOrder
    ) -> (Int, Int) -> ComparisonResult {
        guard let texts = Self.texts(order, models) else {
            return { order.compare(models[$0], models[$1]) }
        }
        let isForward = order.order == .forward
        return { first, second in
            let result: ComparisonResult =
                switch (texts[first], texts[second]) {
                case (nil, nil): .orderedSame
                case (nil, _): .orderedAscending
                case (_, nil): .orderedDescending
                case (let first?, let second?): text.compare(first, second)
                }
            guard !isForward else { return result }
            return switch result {
            case .orderedAscending: .orderedDescending
            case .orderedDescending: .orderedAscending
            case .orderedSame: .orderedSame
            }
        }
    }

    /// What is compared, if it is texts and the order has no comparator of its own.
    private static func texts(_ order: SortDescriptor<T>, _ models: [T]) -> [String?]? {
        // The same key path, which is sendable; a cast can't say so.
        if let keyPath = order.keyPath as? KeyPath<T, String> {
            let sendable = unsafeBitCast(keyPath, to: (any KeyPath<T, String> & Sendable).self)
            guard order == SortDescriptor(sendable, order: order.order) else { return nil }
            return models.map { $0[keyPath: keyPath] }
        }
        if let keyPath = order.keyPath as? KeyPath<T, String?> {
            let sendable = unsafeBitCast(keyPath, to: (any KeyPath<T, String?> & Sendable).self)
            guard order == SortDescriptor(sendable, order: order.order) else { return nil }
            return models.map { $0[keyPath: keyPath] }
        }
        return nil
    }
}
