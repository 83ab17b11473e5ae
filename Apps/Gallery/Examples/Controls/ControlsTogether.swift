import SwiftUI

struct ControlsTogether: View {
    @State private var zoom = 100

    var body: some View {
        HStack(spacing: 12) {
            ControlGroup {
                Button("Smaller", systemImage: "minus") { zoom -= 10 }
                Button("Larger", systemImage: "plus") { zoom += 10 }
            }
            .labelStyle(.iconOnly)
            Text("\(zoom)%")
        }
    }
}
