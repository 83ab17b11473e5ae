import SwiftUI
import TagwerkModel

/// A field for an amount, with buttons that add a step or take one away.
struct AmountField: View {
    let measure: Measure
    @Binding var text: String

    @Environment(\.locale) private var locale

    var body: some View {
        HStack(spacing: 8) {
            TextField("Amount", text: $text, prompt: Text(verbatim: measure.goal.words(locale: locale)))
                .keyboardType(.decimalPad)
            if !measure.unit.isEmpty {
                Text(verbatim: measure.unit)
                    .foregroundStyle(.secondary)
                    .lineLimit(1)
            }
            Button("Less", systemImage: "minus") { change(by: -measure.step.thousandths) }
                .disabled((Amount(typed: text) ?? .zero) == .zero)
            Button("More", systemImage: "plus") { change(by: measure.step.thousandths) }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.bordered)
    }

    private func change(by thousandths: Int) {
        let old = Amount(typed: text) ?? .zero
        text = Amount(clamping: old.thousandths + thousandths).words(locale: locale)
    }
}
