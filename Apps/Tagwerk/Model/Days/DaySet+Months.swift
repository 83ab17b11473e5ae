extension DaySet {
    /// The days of one month as bits: bit 0 is the 1st.
    package func bits(of month: CivilMonth) -> UInt32 {
        let start = month.firstDay
        return (0..<month.length).reduce(0) { bits, offset in
            contains(start.advanced(by: offset)) ? bits | 1 << UInt32(offset) : bits
        }
    }

    /// The months that hold at least one day, in order.
    package var months: [CivilMonth] {
        var result: [CivilMonth] = []
        for run in runs {
            let first = CivilDay(number: Int(run.first)).month.index
            let last = CivilDay(number: Int(run.last)).month.index
            for index in first...last where result.last?.index != index {
                result.append(CivilMonth(index: index))
            }
        }
        return result
    }

    /// Adds the days of a month that comes after all days of the set. Bits beyond the end of the month are left out.
    package mutating func append(_ month: CivilMonth, bits: UInt32) {
        let start = Int32(clamping: month.firstDay.number)
        var rest = bits & (UInt32.max >> UInt32(32 - month.length))
        while rest != 0 {
            let offset = rest.trailingZeroBitCount
            let length = (~(rest >> UInt32(offset))).trailingZeroBitCount
            append(Run(first: start + Int32(offset), last: start + Int32(offset + length - 1)))
            rest &= ~(((1 << UInt32(length)) &- 1) << UInt32(offset))
        }
    }
}
