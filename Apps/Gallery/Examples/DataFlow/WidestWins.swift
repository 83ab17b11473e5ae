import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

struct WidestWins: View {
    @State private var width: CGFloat?

    var body: some View {
        VStack(alignment: .leading) {
            cell("Short")
            cell("A much longer text")
        }
        .onPreferenceChange(WidthKey.self) { width = $0 }
    }

    private func cell(_ text: LocalizedStringKey) -> some View {
        Text(text)
            .background {
                GeometryReader { geometry in
                    Color.clear.preference(key: WidthKey.self, value: geometry.size.width)
                }
            }
            .frame(width: width, alignment: .leading)
            .padding(8)
            .background(.teal.opacity(0.3), in: .rect(cornerRadius: 8))
    }
}
