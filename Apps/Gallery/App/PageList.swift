import SwiftUI

/// All pages, by family.
struct PageList: View {
    var body: some View {
        List {
            ForEach(Catalog.families) { family in
                Section(family.title) {
                    ForEach(family.pages) { page in
                        NavigationLink(value: page.id) {
                            Label(page.title, systemImage: page.symbol)
                        }
                    }
                }
            }
        }
    }
}
