import SwiftUI

struct Columns: View {
    @State private var chosen: Int? = 1

    var body: some View {
        NavigationSplitView {
            List(1...4, id: \.self, selection: $chosen) { number in
                Text("Page \(number)")
            }
            .navigationTitle("Numbers")
        } detail: {
            if let chosen {
                Text("\(chosen)")
                    .font(.largeTitle)
                    .navigationTitle("Page \(chosen)")
            } else {
                Text("Nothing chosen")
            }
        }
    }
}
