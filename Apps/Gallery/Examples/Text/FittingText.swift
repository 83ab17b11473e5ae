import SwiftUI

struct FittingText: View {
    @State private var width = 160.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Shrinks before it is cut")
                .font(.title2)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(width: width, alignment: .leading)
                .border(.quaternary)
            Slider(value: $width, in: 60...260) { Text("Width") }
                .labelsHidden()
        }
    }
}
