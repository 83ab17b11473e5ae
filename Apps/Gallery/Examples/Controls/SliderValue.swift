import SwiftUI

struct SliderValue: View {
    @State private var volume = 40.0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Slider(value: $volume, in: 0...100) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker.fill")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
            }
            Text("\(Int(volume)) percent")
        }
    }
}
