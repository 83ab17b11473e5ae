import SwiftUI

struct AnimatedChange: View {
    @State private var isLarge = false

    var body: some View {
        VStack(spacing: 12) {
            RoundedRectangle(cornerRadius: isLarge ? 32 : 4)
                .fill(isLarge ? .purple : .teal)
                .frame(width: isLarge ? 200 : 80, height: 64)
            Button("Change") {
                withAnimation(.spring(duration: 0.6, bounce: 0.4)) {
                    isLarge.toggle()
                }
            }
        }
    }
}
