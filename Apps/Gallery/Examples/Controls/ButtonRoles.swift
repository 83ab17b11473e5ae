import SwiftUI

struct ButtonRoles: View {
    var body: some View {
        HStack(spacing: 12) {
            Button("Delete", role: .destructive) {}
            Button("Cancel", role: .cancel) {}
            Button("Save") {}
                .tint(.green)
        }
        .buttonStyle(.borderedProminent)
    }
}
