import SwiftUI

struct LabeledValues: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            LabeledContent("Version", value: "1.0")
            LabeledContent("Height", value: 1.84, format: .number)
            LabeledContent("Color") {
                Circle().fill(.teal).frame(width: 16, height: 16)
            }
        }
    }
}
