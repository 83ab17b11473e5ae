import SwiftUI

struct SwipedTabs: View {
    var body: some View {
        TabView {
            ForEach(1...3, id: \.self) { number in
                Text("Page \(number)")
                    .font(.title)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(.quaternary)
            }
        }
        .tabViewStyle(.page)
    }
}
