import SwiftUI

struct ButtonShortcut: View {
    @State private var count = 0

    var body: some View {
        HStack(spacing: 12) {
            Button("Count with Ctrl+J") { count += 1 }
                .keyboardShortcut("j")
            Text("\(count)")
                .monospacedDigit()
        }
    }
}
