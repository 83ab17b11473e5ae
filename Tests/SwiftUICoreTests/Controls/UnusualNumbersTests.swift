import Testing

@testable import SwiftUICore

@Suite("Controls with numbers at the edge")
@MainActor
struct UnusualNumbersTests {
    @Test("A step beyond an integer's type ends at its bound") func aStepBeyondAnIntegersTypeEndsAtItsBound() {
        #expect(StepperArithmetic.advanced(UInt8(250), by: 10) == 255)
        #expect(StepperArithmetic.advanced(UInt8(5), by: -10) == 0)
        #expect(StepperArithmetic.advanced(Int.max, by: 1) == .max)
        #expect(StepperArithmetic.advanced(Int8(-128), by: -1) == -128)
        #expect(StepperArithmetic.advanced(7, by: -2) == 5)
        #expect(StepperArithmetic.advanced(0.5, by: 0.25) == 0.75)
    }

    @Test("Progress that is no number is none") func progressThatIsNoNumberIsNone() {
        #expect(ProgressView(value: Double.nan).fraction == 0)
        #expect(ProgressView(value: Double.infinity, total: .infinity).fraction == 0)
        #expect(ProgressView(value: 1, total: Double.nan).fraction == 0)
        #expect(ProgressView(value: 5, total: 0.0).fraction == 0)
        #expect(ProgressView(value: Double.infinity, total: 2).fraction == 1)
    }
}
