import SwiftUI

struct PickerStyles: View {
    @State private var size = "M"
    private let sizes = ["S", "M", "L"]

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            picker.pickerStyle(.menu)
            picker.pickerStyle(.segmented)
            picker.pickerStyle(.radioGroup)
            picker.pickerStyle(.palette)
        }
    }

    private var picker: some View {
        Picker("Size", selection: $size) {
            ForEach(sizes, id: \.self) { Text(verbatim: $0) }
        }
    }
}
