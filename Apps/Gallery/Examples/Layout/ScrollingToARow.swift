import SwiftUI

struct ScrollingToARow: View {
    var body: some View {
        ScrollViewReader { proxy in
            VStack(alignment: .leading) {
                HStack(spacing: 12) {
                    Button("First") { scroll(proxy, to: 1) }
                    Button("Last") { scroll(proxy, to: 500) }
                }
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 4) {
                        ForEach(1...500, id: \.self) { number in
                            Text("Row \(number)")
                        }
                    }
                }
            }
        }
    }

    private func scroll(_ proxy: ScrollViewProxy, to row: Int) {
        withAnimation { proxy.scrollTo(row, anchor: .center) }
    }
}
