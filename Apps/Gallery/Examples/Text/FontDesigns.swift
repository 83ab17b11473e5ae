import SwiftUI

struct FontDesigns: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Default").fontDesign(.default)
            Text("Serif").fontDesign(.serif)
            Text("Monospaced").fontDesign(.monospaced)
            Text(verbatim: "1234567890").monospacedDigit()
            Text("Small Caps").font(.body.smallCaps())
        }
    }
}
