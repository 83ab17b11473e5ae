import SwiftUI

struct AspectRatios: View {
    var body: some View {
        HStack(spacing: 12) {
            Color.purple
                .aspectRatio(1, contentMode: .fit)
            Color.pink
                .aspectRatio(16 / 9, contentMode: .fit)
        }
        .frame(height: 90)
    }
}
