import SwiftUI

/// The list of all pages, and the way to each.
struct GalleryView: View {
    @State var path: [String]
    @State private var appearance = Appearance()

    var body: some View {
        NavigationStack(path: $path) {
            PageList()
                .navigationTitle("Gallery")
                .toolbar { AppearanceMenu(appearance: $appearance) }
                .navigationDestination(for: String.self) { id in
                    if let page = Catalog.page(id) {
                        PageView(page: page) { path = [$0.id] }
                            .toolbar { AppearanceMenu(appearance: $appearance) }
                    }
                }
        }
        .appearance(appearance)
    }
}
