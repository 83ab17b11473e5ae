import SwiftUI

struct Planet: Identifiable {
    let name: LocalizedStringKey
    let moons: Int
    let id = UUID()
}

struct RowsOfValues: View {
    private let planets = [
        Planet(name: "Earth", moons: 1),
        Planet(name: "Mars", moons: 2),
        Planet(name: "Neptune", moons: 14),
    ]

    var body: some View {
        List(planets) { planet in
            HStack {
                Text(planet.name)
                Spacer()
                Text("\(planet.moons)")
                    .foregroundStyle(.secondary)
            }
        }
    }
}
