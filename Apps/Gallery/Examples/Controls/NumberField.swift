import SwiftUI

struct NumberField: View {
    @State private var amount = 12.5

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            TextField(
                "Amount", value: $amount,
                format: .number.precision(.fractionLength(2))
            )
            .textFieldStyle(.roundedBorder)
            Text(amount * 2, format: .number)
        }
    }
}
