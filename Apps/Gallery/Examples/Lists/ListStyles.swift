import SwiftUI

struct ListStyles: View {
    var body: some View {
        List {
            ForEach(1...4, id: \.self) { Text("Row \($0)") }
        }
        .listStyle(.plain)
    }
}
