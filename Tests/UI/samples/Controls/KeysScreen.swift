import SwiftUI

/// A key of the program's own that scrolls elsewhere.
struct KeysScreen: View {
    @State private var page = 1

    var body: some View {
        VStack {
            Button("Next Page") { page += 1 }
                .keyboardShortcut(.pageDown, modifiers: [])
            Button("Stay") {}
            Text(verbatim: "Page \(page)")
            ScrollView {
                ForEach(1..<100) { Text(verbatim: "Line \($0)") }
            }
        }
        .frame(height: 300)
    }
}
