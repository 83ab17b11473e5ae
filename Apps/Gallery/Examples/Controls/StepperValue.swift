import SwiftUI

struct StepperValue: View {
    @State private var guests = 2
    @State private var weight = 70.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Stepper("Guests: \(guests)", value: $guests, in: 1...8)
            Stepper(value: $weight, in: 40...120, step: 0.5) {
                Text("Weight: \(weight, format: .number) kg")
            }
        }
    }
}
