import SwiftUI

struct StarStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: "star")
                    .symbolVariant(configuration.isOn ? .fill : .none)
                    .foregroundStyle(.yellow)
            }
        }
        .buttonStyle(.plain)
    }
}

struct OwnToggleStyle: View {
    @State private var isFavorite = false

    var body: some View {
        Toggle("Favorite", isOn: $isFavorite)
            .toggleStyle(StarStyle())
    }
}
