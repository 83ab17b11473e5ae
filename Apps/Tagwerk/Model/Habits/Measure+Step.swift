extension Measure {
    /// What one press of a plus button adds: about a tenth of the goal, as a number that people count in. Where things are
    /// counted, not weighed or poured, it is never a part of one.
    package var step: Amount {
        let rough = goal.thousandths / 8
        var step = 1
        while step * 10 <= rough { step *= 10 }
        step *= [5, 2, 1].first { step * $0 <= rough } ?? 1
        let isWhole = goal.thousandths % 1000 == 0
        guard isWhole, goal < Amount(clamping: 12_000) || step < 1000 else { return Amount(clamping: step) }
        let isContinuous = Self.continuous.contains(unit.lowercased()) && goal < Amount(clamping: 5000)
        return Amount(clamping: isContinuous ? 250 : 1000)
    }

    private static let continuous: Set = [
        "l", "liter", "litre", "liters", "litres", "km", "kilometer", "kilometre", "kilometers", "kilometres", "mi",
        "miles", "meilen", "h", "hours", "hour", "std", "std.", "stunde", "stunden", "kg",
    ]
}
