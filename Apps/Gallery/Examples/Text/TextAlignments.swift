import SwiftUI

struct TextAlignments: View {
    private let text: LocalizedStringKey =
        "Lines of unequal length\nstand at\none side or in the middle"

    var body: some View {
        VStack(spacing: 12) {
            Text(text).multilineTextAlignment(.leading)
            Text(text).multilineTextAlignment(.center)
            Text(text).multilineTextAlignment(.trailing)
        }
    }
}
