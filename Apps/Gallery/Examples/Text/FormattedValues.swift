import SwiftUI

struct FormattedValues: View {
    private let day = Date(timeIntervalSince1970: 1_767_268_800)

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(1_234_567.89, format: .number)
            Text(0.256, format: .percent)
            Text(19.9, format: .currency(code: "EUR"))
            Text(day, format: .dateTime.day().month(.wide).year())
            Text(["A", "B", "C"], format: .list(type: .and))
        }
    }
}
