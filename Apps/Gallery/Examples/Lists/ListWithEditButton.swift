import SwiftUI

struct ListWithEditButton: View {
    @State private var letters = ["A", "B", "C"]

    var body: some View {
        NavigationStack {
            List {
                ForEach(letters, id: \.self) { Text(verbatim: $0) }
                    .onDelete { letters.remove(atOffsets: $0) }
                    .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
            }
            .navigationTitle("Letters")
            .toolbar { EditButton() }
        }
    }
}
