import SwiftUI

struct StackOfValues: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1...5, id: \.self) { number in
                NavigationLink("Page \(number)", value: number)
            }
            .navigationTitle("Numbers")
            .navigationDestination(for: Int.self) { number in
                VStack(spacing: 12) {
                    Text("\(number)").font(.largeTitle)
                    Button("Double It") { path.append(number * 2) }
                    Button("Back to the Start") { path = [] }
                }
                .navigationTitle("Page \(number)")
            }
        }
    }
}
