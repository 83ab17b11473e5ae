import SwiftUI

/// A preview's picture on neutral ground: in its own size, or smaller where it does not fit.
struct PictureView: View {
    let name: String
    let picture: ShownPreview.Picture

    var body: some View {
        picture.image(of: name)
            .resizable()
            .aspectRatio(picture.size.width / max(picture.size.height, 1), contentMode: .fit)
            .border(Color.gray.opacity(0.3))
            .shadow(color: .black.opacity(0.15), radius: 8, y: 2)
            .frame(maxWidth: picture.size.width, maxHeight: picture.size.height)
            .padding(24)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(Color.gray.opacity(0.12))
    }
}
