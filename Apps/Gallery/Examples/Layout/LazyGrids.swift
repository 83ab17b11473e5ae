import SwiftUI

struct LazyGrids: View {
    private let columns = [GridItem(.adaptive(minimum: 60))]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(1..<1_001) { number in
                    Text("\(number)")
                        .frame(maxWidth: .infinity, minHeight: 40)
                        .background(.teal.opacity(0.25), in: .rect(cornerRadius: 8))
                }
            }
        }
    }
}
