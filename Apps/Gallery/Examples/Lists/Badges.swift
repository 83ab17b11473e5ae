import SwiftUI

struct Badges: View {
    var body: some View {
        List {
            Text("Inbox").badge(3)
            Text("Sent").badge(0)
            Text("Drafts").badge(Text("New"))
        }
    }
}
