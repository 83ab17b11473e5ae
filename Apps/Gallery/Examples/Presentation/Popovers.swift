import SwiftUI

struct Popovers: View {
    @State private var isShown = false

    var body: some View {
        Button("Show Popover") { isShown.toggle() }
            .popover(isPresented: $isShown) {
                Text("A popover points at its view.")
                    .padding()
            }
    }
}
