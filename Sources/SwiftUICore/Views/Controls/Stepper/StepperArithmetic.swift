/// Steps of a stepper's value.
enum StepperArithmetic {
    /// The value one step on. An integer that would leave its type ends at the type's own bound.
    static func advanced<V: Strideable>(_ value: V, by step: V.Stride) -> V {
        if let integer = value as? any FixedWidthInteger, let step = step as? Int,
            let result = saturated(integer, step) as? V
        {
            return result
        }
        return value.advanced(by: step)
    }

    private static func saturated<I: FixedWidthInteger>(_ value: I, _ step: Int) -> I {
        let length = I(clamping: step.magnitude)
        let (result, isBeyond) =
            step < 0 ? value.subtractingReportingOverflow(length) : value.addingReportingOverflow(length)
        guard isBeyond else { return result }
        return step < 0 ? .min : .max
    }
}
