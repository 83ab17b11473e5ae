import SwiftUI

struct ReceivedValues: View {
    private let words = PassthroughSubject<String, Never>()
    @State private var received = ""

    var body: some View {
        HStack(spacing: 12) {
            Button("Send") { words.send("swift") }
            Text(verbatim: received)
        }
        .onReceive(words.map { $0.uppercased() }) { received += $0 + " " }
    }
}
