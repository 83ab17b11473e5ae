import SwiftUI

struct SheetHeights: View {
    @State private var isShown = false

    var body: some View {
        Button("Show Half a Sheet") { isShown = true }
            .sheet(isPresented: $isShown) {
                SheetContent()
                    .presentationDetents([.medium, .large])
                    .presentationDragIndicator(.visible)
            }
    }
}
