import SwiftUI

struct ReactingToChanges: View {
    @State private var number = 1
    @State private var log: [String] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Stepper("Number: \(number)", value: $number)
                .onChange(of: number) { old, new in
                    log.append("\(old) → \(new)")
                }
            ForEach(log.suffix(3), id: \.self) { line in
                Text(verbatim: line)
                    .foregroundStyle(.secondary)
            }
        }
    }
}
