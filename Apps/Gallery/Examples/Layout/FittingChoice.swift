import SwiftUI

struct FittingChoice: View {
    @State private var width = 280.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            ViewThatFits(in: .horizontal) {
                Label("Weather in Hamburg", systemImage: "sun.max")
                Label("Weather", systemImage: "sun.max")
                Image(systemName: "sun.max")
            }
            .lineLimit(1)
            .frame(width: width, alignment: .leading)
            .border(.quaternary)
            Slider(value: $width, in: 40...280) { Text("Width") }
                .labelsHidden()
        }
    }
}
