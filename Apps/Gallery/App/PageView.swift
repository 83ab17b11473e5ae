import SwiftUI

/// The examples of a page.
struct PageView: View {
    let page: Page
    let show: (Page) -> Void

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                ForEach(page.examples) { ExampleView(example: $0) }
                if let next = Catalog.page(after: page.id) {
                    Button {
                        show(next)
                    } label: {
                        Label(next.title, systemImage: "arrow.forward")
                    }
                    .accessibilityLabel("Next Page")
                    .frame(maxWidth: .infinity, alignment: .trailing)
                }
            }
            .frame(maxWidth: 1080, alignment: .leading)
            .padding()
            .frame(maxWidth: .infinity)
        }
        .navigationTitle(page.title)
        // Examples with a navigation of their own leave this bar where it is.
        .toolbar(.visible, for: .navigationBar)
    }
}
