import SwiftUI

struct Alerts: View {
    @State private var isAsking = false
    @State private var isNaming = false
    @State private var name = ""

    var body: some View {
        HStack(spacing: 12) {
            Button("Ask") { isAsking = true }
                .alert("Delete Everything?", isPresented: $isAsking) {
                    Button("Delete", role: .destructive) { name = "" }
                    Button("Cancel", role: .cancel) {}
                } message: {
                    Text("This cannot be undone.")
                }
            Button("Name It") { isNaming = true }
                .alert("New Name", isPresented: $isNaming) {
                    TextField("Name", text: $name)
                    Button("Save") {}
                }
            Text(name)
        }
    }
}
