import SwiftUI

struct ClockFace: View {
    var body: some View {
        TimelineView(.periodic(from: .now, by: 1)) { timeline in
            let time = Calendar.current.dateComponents([.hour, .minute, .second], from: timeline.date)
            let (hour, minute, second) = (time.hour ?? 0, time.minute ?? 0, time.second ?? 0)
            ZStack {
                Circle().stroke(.secondary, lineWidth: 2)
                hand(length: 34, width: 5, turn: Double(hour * 60 + minute) / 720)
                hand(length: 50, width: 3, turn: Double(minute) / 60)
                hand(length: 54, width: 1, turn: Double(second) / 60)
                    .foregroundStyle(.red)
            }
            .frame(width: 128, height: 128)
        }
        .accessibilityLabel("Clock")
    }

    private func hand(length: Double, width: Double, turn: Double) -> some View {
        Capsule()
            .frame(width: width, height: length)
            .offset(y: -length / 2)
            .rotationEffect(.degrees(turn * 360))
    }
}
