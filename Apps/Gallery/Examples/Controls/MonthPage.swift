import SwiftUI

struct MonthPage: View {
    @State private var day = Date()

    var body: some View {
        DatePicker("From Today", selection: $day, in: Date()..., displayedComponents: .date)
            .datePickerStyle(.graphical)
    }
}
