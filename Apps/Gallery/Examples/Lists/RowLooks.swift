import SwiftUI

struct RowLooks: View {
    var body: some View {
        List {
            Text("Colored")
                .listRowBackground(Color.yellow.opacity(0.3))
            Text("Indented")
                .listRowInsets(EdgeInsets(top: 8, leading: 48, bottom: 8, trailing: 8))
            Text("No Line Below")
                .listRowSeparator(.hidden, edges: .bottom)
            Text("Last")
        }
    }
}
