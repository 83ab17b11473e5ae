import SwiftUI

struct Drags: View {
    @State private var place = CGSize.zero
    @GestureState private var drag = CGSize.zero

    var body: some View {
        Circle().fill(.blue)
            .frame(width: 56, height: 56)
            .offset(x: place.width + drag.width, y: place.height + drag.height)
            .gesture(
                DragGesture()
                    .updating($drag) { value, drag, _ in drag = value.translation }
                    .onEnded { value in
                        withAnimation(.bouncy) { place = .zero }
                    }
            )
            .frame(maxWidth: .infinity, minHeight: 120)
    }
}
