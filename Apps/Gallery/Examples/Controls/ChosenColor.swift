import SwiftUI

struct ChosenColor: View {
    @State private var color = Color.teal

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ColorPicker("Color", selection: $color)
            ColorPicker("Opaque", selection: $color, supportsOpacity: false)
            RoundedRectangle(cornerRadius: 8)
                .fill(color)
                .frame(height: 48)
        }
    }
}
