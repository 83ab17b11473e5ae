import SwiftUI

struct BarAtTheBottom: View {
    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                ForEach(1...30, id: \.self) { Text("Row \($0)") }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .safeAreaInset(edge: .bottom) {
            Text("The rows end above this bar")
                .frame(maxWidth: .infinity)
                .padding(8)
                .background(.bar)
        }
    }
}
