import SwiftUI

struct Refreshing: View {
    @State private var numbers = [1, 2, 3]

    var body: some View {
        NavigationStack {
            List(numbers, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Numbers")
                .refreshable {
                    try? await Task.sleep(for: .seconds(1))
                    numbers.append(numbers.count + 1)
                }
        }
    }
}
