import SwiftUI

struct FoldedTree: View {
    private struct Place: Identifiable {
        let id: String
        var children: [Place]?
    }

    private let places = [
        Place(
            id: "Europa",
            children: [
                Place(id: "Deutschland", children: [Place(id: "Berlin"), Place(id: "Köln")]),
                Place(id: "Island"),
            ]),
        Place(id: "Asien", children: [Place(id: "Japan")]),
    ]

    var body: some View {
        List(places, children: \.children) { place in
            Text(verbatim: place.id)
        }
    }
}
