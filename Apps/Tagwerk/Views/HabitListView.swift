import SwiftUI

struct HabitListView: View {
    @State private var count = 0

    var body: some View {
        VStack(spacing: 12) {
            Text("Tagwerk \(count)").font(.largeTitle).bold()
            Text("Ein längerer Text, der umbrechen soll, wenn das Fenster schmal wird, und sonst nicht. 🔥 5")
            HStack {
                Circle().fill(.red).stroke(.blue, lineWidth: 4).frame(width: 40, height: 40)
                RoundedRectangle(cornerRadius: 10).fill(.orange.gradient).frame(width: 80, height: 40)
                Capsule().stroke(style: StrokeStyle(lineWidth: 3, dash: [6, 3])).frame(width: 80, height: 40)
            }
            .padding()
            .background(Color.gray.opacity(0.2))
        }
        .padding()
    }
}
