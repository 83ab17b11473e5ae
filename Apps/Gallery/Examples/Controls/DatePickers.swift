import SwiftUI

struct DatePickers: View {
    @State private var date = Date()

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            DatePicker("Date and Time", selection: $date)
            DatePicker("Day", selection: $date, displayedComponents: .date)
            DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
                .datePickerStyle(.stepperField)
        }
    }
}
