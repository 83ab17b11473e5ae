import SwiftUI

/// A sheet that rests at several heights.
struct SheetsScreen: View {
    @State private var shows = false
    @State private var detent = PresentationDetent.medium

    var body: some View {
        NavigationStack {
            Button("Show sheet") { shows = true }
                .navigationTitle("Sheets")
                .sheet(isPresented: $shows) {
                    VStack {
                        Text(detent == .large ? "Large" : "Medium")
                        Button("Grow") { detent = .large }
                    }
                    .navigationTitle("Heights")
                    .presentationDetents([.medium, .large], selection: $detent)
                    .presentationBackground(Color.yellow.opacity(0.2))
                }
        }
    }
}
