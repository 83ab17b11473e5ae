import SwiftUI

struct LoadedPicture: View {
    private let lake = Bundle.module.url(forResource: "Lake", withExtension: "png")

    var body: some View {
        AsyncImage(url: lake) { image in
            image
                .resizable()
                .scaledToFit()
        } placeholder: {
            ProgressView()
        }
        .frame(height: 160)
        .clipShape(.rect(cornerRadius: 12))
    }
}
