import SwiftUI

struct SpokenNames: View {
    @State private var isPlaying = false

    var body: some View {
        HStack(spacing: 16) {
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
            .accessibilityHint("Plays the chosen song")
            Circle().fill(.green).frame(width: 16, height: 16)
                .accessibilityElement()
                .accessibilityLabel("Connection")
                .accessibilityValue("good")
        }
    }
}
