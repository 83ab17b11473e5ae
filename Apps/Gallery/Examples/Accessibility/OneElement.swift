import SwiftUI

struct OneElement: View {
    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "sun.max")
                .accessibilityHidden(true)
            VStack(alignment: .leading) {
                Text("Hamburg").font(.headline)
                Text("Sunny until noon")
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isHeader)
    }
}
