import SwiftUI

struct LongPresses: View {
    @State private var isPressing = false
    @State private var count = 0

    var body: some View {
        HStack(spacing: 16) {
            Circle().fill(isPressing ? .red : .gray)
                .frame(width: 56, height: 56)
                .scaleEffect(isPressing ? 1.2 : 1)
                .animation(.default, value: isPressing)
                .onLongPressGesture {
                    count += 1
                } onPressingChanged: {
                    isPressing = $0
                }
            Text("Held \(count) times")
        }
    }
}
