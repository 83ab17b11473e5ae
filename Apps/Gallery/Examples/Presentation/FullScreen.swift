import SwiftUI

struct FullScreen: View {
    @State private var isShown = false

    var body: some View {
        Button("Cover the Window") { isShown = true }
            .fullScreenCover(isPresented: $isShown) { SheetContent() }
    }
}
