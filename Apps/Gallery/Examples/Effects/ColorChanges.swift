import SwiftUI

struct ColorChanges: View {
    var body: some View {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 12) {
            cell("Original", flag)
            cell("Gray", flag.grayscale(1))
            cell("Saturation", flag.saturation(2))
            cell("Brightness", flag.brightness(0.3))
            cell("Contrast", flag.contrast(0.4))
            cell("Hue", flag.hueRotation(.degrees(120)))
            cell("Inverted", flag.colorInvert())
            cell("Multiplied", flag.colorMultiply(.yellow))
        }
    }

    private var flag: some View {
        LinearGradient(colors: [.red, .orange, .blue], startPoint: .leading, endPoint: .trailing)
            .frame(width: 80, height: 48)
            .clipShape(.rect(cornerRadius: 8))
    }

    private func cell(_ title: LocalizedStringKey, _ view: some View) -> some View {
        VStack(spacing: 4) {
            view
            Text(title).font(.caption)
        }
    }
}
