import SwiftUI

struct ThousandsOfRows: View {
    var body: some View {
        List(1...100_000, id: \.self) { number in
            Label("Row \(number)", systemImage: "number")
        }
    }
}
