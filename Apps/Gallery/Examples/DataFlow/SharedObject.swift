import SwiftUI

final class Counter: ObservableObject {
    @Published var count = 0
}

struct SharedObject: View {
    @StateObject private var counter = Counter()

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            CounterText()
            Button("Count") { counter.count += 1 }
        }
        .environmentObject(counter)
    }
}

struct CounterText: View {
    @EnvironmentObject private var counter: Counter

    var body: some View {
        Text("\(counter.count)").font(.title)
    }
}
