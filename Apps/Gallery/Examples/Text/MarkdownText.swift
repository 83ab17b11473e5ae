import SwiftUI

struct MarkdownText: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("**Strong**, *emphasized* and `code`")
            Text("~~Deleted~~ and a [link](https://www.swift.org)")
        }
    }
}
