import SwiftUI

struct ManySymbols: View {
    private let names = [
        "house", "gearshape", "magnifyingglass", "trash", "folder",
        "calendar", "clock", "envelope", "phone", "camera",
        "cart", "book", "bookmark", "tag", "map",
        "airplane", "bicycle", "car", "figure.walk", "drop",
        "flame", "bolt", "moon", "sparkles", "gift",
    ]

    var body: some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: 44))], spacing: 16
        ) {
            ForEach(names, id: \.self) { name in
                Image(systemName: name).font(.title2)
            }
        }
    }
}
