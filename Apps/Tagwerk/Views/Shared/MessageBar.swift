import SwiftUI

/// A message at the bottom of the window that goes by itself, with a button where something can be done.
struct MessageBar: View {
    let text: Text
    var action: LocalizedStringKey?
    var perform: @MainActor () -> Void = {}
    let forget: @MainActor () -> Void

    var body: some View {
        AdaptiveRow {
            text
                .lineLimit(3)
                .padding(.trailing, action == nil ? 0 : 4)
            if let action {
                Button(action, action: perform)
                    .buttonStyle(.borderless)
                    .tint(.white)
                    .bold()
                    .fixedSize()
            }
        }
        .foregroundStyle(.white)
        .padding(.leading, 20)
        .padding(.trailing, action == nil ? 20 : 8)
        .padding(.vertical, action == nil ? 12 : 6)
        .background(Color(white: 0.22), in: RoundedRectangle(cornerRadius: 22))
        .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
        .padding(16)
        .task {
            try? await Task.sleep(for: .seconds(action == nil ? 3 : 8))
            if !Task.isCancelled { forget() }
        }
    }
}
