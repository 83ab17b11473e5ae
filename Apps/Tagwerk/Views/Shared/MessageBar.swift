import SwiftUI

/// A message at the bottom of the window that goes by itself, with a button.
struct MessageBar: View {
    private static let duration = Duration.seconds(8)

    let text: Text
    let action: LocalizedStringKey
    let perform: @MainActor () -> Void
    let forget: @MainActor () -> Void

    var body: some View {
        HStack(spacing: 16) {
            text
                .lineLimit(3)
            Button(action, action: perform)
                .buttonStyle(.borderless)
                .tint(.white)
                .bold()
                .fixedSize()
        }
        .foregroundStyle(.white)
        .padding(.leading, 20)
        .padding(.trailing, 8)
        .padding(.vertical, 6)
        .background(Color(white: 0.22), in: RoundedRectangle(cornerRadius: 22))
        .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
        .padding(16)
        .task {
            try? await Task.sleep(for: Self.duration)
            if !Task.isCancelled { forget() }
        }
    }
}
