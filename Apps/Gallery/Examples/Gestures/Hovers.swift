import SwiftUI

struct Hovers: View {
    @State private var isOver = false
    @State private var place: CGPoint?

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            RoundedRectangle(cornerRadius: 12)
                .fill(isOver ? .green : .gray)
                .frame(height: 72)
                .onHover { isOver = $0 }
                .onContinuousHover { phase in
                    if case .active(let point) = phase { place = point }
                }
            if let place {
                Text("Pointer at \(Int(place.x)), \(Int(place.y))")
            }
        }
    }
}
