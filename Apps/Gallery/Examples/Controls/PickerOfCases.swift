import SwiftUI

enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, chocolate, strawberry

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .vanilla: "Vanilla"
        case .chocolate: "Chocolate"
        case .strawberry: "Strawberry"
        }
    }
}

struct PickerOfCases: View {
    @State private var flavor = Flavor.vanilla

    var body: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { Text($0.title) }
        }
    }
}
