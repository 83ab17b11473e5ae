import SwiftUI

struct PicturePhases: View {
    private let missing = URL(filePath: "/nowhere/picture.png")

    var body: some View {
        AsyncImage(url: missing) { phase in
            if let image = phase.image {
                image
            } else if phase.error != nil {
                Label("There is no such picture.", systemImage: "photo")
            } else {
                ProgressView()
            }
        }
    }
}
