import SwiftUI

struct SeveralDays: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            MultiDatePicker("Free Days", selection: $days)
            Text("\(days.count) selected")
        }
    }
}
