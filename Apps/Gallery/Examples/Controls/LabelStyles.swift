import SwiftUI

struct LabelStyles: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Label("Sunny", systemImage: "sun.max")
            Label("Sunny", systemImage: "sun.max")
                .labelStyle(.titleOnly)
            Label("Sunny", systemImage: "sun.max")
                .labelStyle(.iconOnly)
            Label("Sunny", systemImage: "sun.max")
                .font(.title)
                .foregroundStyle(.blue)
        }
    }
}
