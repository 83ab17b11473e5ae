/// Values of single days, sorted by day. Comparing unchanged copies is cheap, as they share their storage.
///
/// Complexity, with *n* values: reading O(log n); writing O(n) at worst and O(1) at the end.
package struct DayValues<Value: Hashable & Sendable>: Hashable, Sendable {
    package struct Element: Hashable, Sendable {
        package let day: CivilDay
        package internal(set) var value: Value
    }

    private var elements: [Element] = []

    package init() {}

    package subscript(day: CivilDay) -> Value? {
        get {
            let index = firstIndex(from: day)
            return index < elements.count && elements[index].day == day ? elements[index].value : nil
        }
        set {
            let index = firstIndex(from: day)
            let isThere = index < elements.count && elements[index].day == day
            switch (isThere, newValue) {
            case (true, let value?): elements[index].value = value
            case (true, nil): elements.remove(at: index)
            case (false, let value?): elements.insert(Element(day: day, value: value), at: index)
            case (false, nil): break
            }
        }
    }

    /// The values of a range of days, the oldest first.
    package subscript(range: ClosedRange<CivilDay>) -> ArraySlice<Element> {
        let first = firstIndex(from: range.lowerBound)
        return elements[first..<Swift.max(first, firstIndex(from: range.upperBound.advanced(by: 1)))]
    }

    /// Adds a value behind all others.
    mutating func append(_ value: Value, on day: CivilDay) {
        assert(elements.last.map { $0.day < day } ?? true, "Values are appended in order")
        elements.append(Element(day: day, value: value))
    }

    /// The place of the first value on a day or after it.
    private func firstIndex(from day: CivilDay) -> Int {
        guard let last = elements.last, last.day >= day else { return elements.count }
        var lower = 0
        var upper = elements.count - 1
        while lower < upper {
            let middle = (lower + upper) / 2
            if elements[middle].day < day {
                lower = middle + 1
            } else {
                upper = middle
            }
        }
        return lower
    }
}

extension DayValues: RandomAccessCollection {
    package var startIndex: Int { 0 }
    package var endIndex: Int { elements.count }
    package subscript(index: Int) -> Element { elements[index] }
}
