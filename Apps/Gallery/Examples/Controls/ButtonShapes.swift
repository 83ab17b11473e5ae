import SwiftUI

struct ButtonShapes: View {
    var body: some View {
        HStack(spacing: 12) {
            Button("Capsule") {}
                .buttonBorderShape(.capsule)
            Button("Rounded") {}
                .buttonBorderShape(.roundedRectangle)
            Button("Add", systemImage: "plus") {}
                .labelStyle(.iconOnly)
                .buttonBorderShape(.circle)
        }
        .buttonStyle(.bordered)
    }
}
