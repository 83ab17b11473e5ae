import SwiftUI

struct Sheets: View {
    @State private var isShown = false

    var body: some View {
        Button("Show Sheet") { isShown = true }
            .sheet(isPresented: $isShown) { SheetContent() }
    }
}

struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            Text("A sheet lies over its window.")
            Button("Close") { dismiss() }
                .buttonStyle(.borderedProminent)
        }
        .padding(32)
    }
}
