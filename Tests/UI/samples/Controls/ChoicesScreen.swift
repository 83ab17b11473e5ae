import SwiftUI

/// Choices between buttons, for the keyboard.
struct ChoicesScreen: View {
    @State private var fruit = "Pear"
    @State private var drink = "Tea"

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button("Before") {}
            palette(["Apple", "Pear", "Plum"], $fruit)
            palette(["Salt", "Pepper"], .constant("Salt"))
                .disabled(true)
            Picker("Drink", selection: $drink) {
                ForEach(["Tea", "Juice", "Milk"], id: \.self) { Text($0) }
            }
            .pickerStyle(.radioGroup)
            Button("Between") {}
            palette(["Red", "Green", "Blue"], .constant("Green"))
                .environment(\.layoutDirection, .rightToLeft)
            Button("After") {}
        }
        .padding(20)
    }

    private func palette(_ names: [String], _ selection: Binding<String>) -> some View {
        Picker("Choice", selection: selection) {
            ForEach(names, id: \.self) { Text($0) }
        }
        .pickerStyle(.palette)
    }
}
