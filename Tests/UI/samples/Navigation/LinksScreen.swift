import SwiftUI

/// Links in the forms of 2019.
@available(*, deprecated)
struct LinksScreen: View {
    @State private var isActive = false
    @State private var tag: Int?

    var body: some View {
        NavigationView {
            VStack(spacing: 12) {
                Button("Go by binding") { isActive = true }
                NavigationLink(destination: LeavingPage(title: "Bound"), isActive: $isActive) { EmptyView() }
                NavigationLink(destination: LeavingPage(title: "Tagged"), tag: 2, selection: $tag) { Text("By tag") }
                NavigationLink(destination: LeavingPage(title: "Plain")) { Text("Plain") }
                Text("Active: \(isActive ? "yes" : "no"), tag: \(tag ?? 0)")
            }
            .navigationBarTitle("Links")
        }
        .navigationViewStyle(.stack)
    }
}

private struct LeavingPage: View {
    let title: String
    @Environment(\.presentationMode) private var presentationMode

    var body: some View {
        Button("Leave") { presentationMode.wrappedValue.dismiss() }.navigationBarTitle(Text(title))
    }
}
