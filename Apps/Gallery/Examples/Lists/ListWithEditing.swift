import SwiftUI

struct ListWithEditing: View {
    @State private var letters = ["A", "B", "C", "D"]

    var body: some View {
        List {
            ForEach(letters, id: \.self) { Text(verbatim: $0) }
                .onDelete { letters.remove(atOffsets: $0) }
                .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}
