import SwiftUI

struct Transitions: View {
    @State private var isShown = true

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Button(isShown ? "Hide" : "Show") {
                withAnimation { isShown.toggle() }
            }
            if isShown {
                Text("Fades").transition(.opacity)
                Text("Grows").transition(.scale.combined(with: .opacity))
                Text("Slides").transition(.slide)
                Text("Comes from the Side").transition(.move(edge: .leading))
            }
        }
        .frame(maxWidth: .infinity, minHeight: 150, alignment: .topLeading)
        .clipped()
    }
}
