import SwiftUI

struct ClipsAndMasks: View {
    var body: some View {
        HStack(spacing: 24) {
            stripes.clipShape(.circle)
            stripes.clipShape(.rect(cornerRadius: 20))
            stripes.mask { Image(systemName: "heart.fill").resizable().scaledToFit() }
        }
    }

    private var stripes: some View {
        VStack(spacing: 0) {
            Color.red
            Color.yellow
            Color.blue
        }
        .frame(width: 72, height: 72)
    }
}
