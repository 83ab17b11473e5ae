import SwiftUI

struct SharedThings: View {
    private let site = URL(string: "https://www.gnome.org")

    var body: some View {
        HStack {
            ShareLink(item: "Milch, Brot", subject: Text("Shopping"))
            if let site {
                ShareLink("Website", item: site)
            }
        }
    }
}
