import SwiftUI

struct ListWithSelection: View {
    @State private var chosen: Set<Int> = [2]

    var body: some View {
        VStack(alignment: .leading) {
            List(1...4, id: \.self, selection: $chosen) {
                Text("Row \($0)")
            }
            Text("\(chosen.count) selected")
                .foregroundStyle(.secondary)
        }
    }
}
