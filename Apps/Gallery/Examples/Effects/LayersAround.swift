import SwiftUI

struct LayersAround: View {
    var body: some View {
        HStack(spacing: 24) {
            Image(systemName: "envelope.fill")
                .font(.largeTitle)
                .overlay(alignment: .topTrailing) {
                    Circle().fill(.red).frame(width: 12, height: 12)
                }
            Text("Background")
                .padding(8)
                .background(.yellow.opacity(0.4), in: .rect(cornerRadius: 8))
            Text("Border")
                .padding(8)
                .border(.purple, width: 2)
        }
    }
}
