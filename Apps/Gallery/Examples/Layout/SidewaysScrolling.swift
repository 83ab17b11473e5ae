import SwiftUI

struct SidewaysScrolling: View {
    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(0..<50, id: \.self) { number in
                    RoundedRectangle(cornerRadius: 12)
                        .fill(Color(hue: Double(number) / 50, saturation: 0.6, brightness: 0.9))
                        .frame(width: 96)
                }
            }
        }
        .frame(height: 72)
    }
}
