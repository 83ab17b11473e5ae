import Foundation
import SwiftUI

/// Dates and colours.
struct DatesScreen: View {
    @State private var date = Date(timeIntervalSince1970: 1_772_442_000)
    @State private var color = Color.orange
    @State private var flavor = "Lemon"

    var body: some View {
        Form {
            Section("Dates") {
                DatePicker("Due", selection: $date)
                DatePicker("Day", selection: $date, in: ...Date.distantFuture, displayedComponents: .date)
                DatePicker("Wheel", selection: $date).datePickerStyle(.wheel)
                DatePicker("Field", selection: $date).datePickerStyle(.stepperField)
                Text(verbatim: date.formatted(.iso8601))
            }
            Section("Others") {
                ColorPicker("Paint", selection: $color)
                Picker("Flavor", selection: $flavor) {
                    ForEach(["Vanilla", "Lemon", "Chocolate"], id: \.self) { Text(verbatim: $0) }
                }
                .pickerStyle(.wheel)
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                    Button("Paste") {}
                }
                .help("What one does with text")
            }
            Section("Calendar") {
                DatePicker("Calendar", selection: $date).datePickerStyle(.graphical)
            }
        }
    }
}
