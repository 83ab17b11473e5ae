import SwiftUI

struct Materials: View {
    var body: some View {
        HStack(spacing: 8) {
            Text("Thin").padding(8).background(.thinMaterial, in: .capsule)
            Text("Regular").padding(8).background(.regularMaterial, in: .capsule)
            Text("Thick").padding(8).background(.thickMaterial, in: .capsule)
        }
        .padding(24)
        .background(
            .linearGradient(colors: [.orange, .pink], startPoint: .leading, endPoint: .trailing))
    }
}
