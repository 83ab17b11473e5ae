import SwiftUI
import TagwerkModel

/// Says for a while what was deleted, and brings it back.
struct UndoBar: View {
    private static let duration = Duration.seconds(8)

    /// The change that the message speaks of; nil for none.
    let entry: UndoEntry?
    let store: HabitStore
    let takeBack: @MainActor () -> Void
    let forget: @MainActor () -> Void

    var body: some View {
        ZStack {
            if let entry, store.canUndo(entry.id) {
                HStack(spacing: 16) {
                    Text(LocalizedStringKey(entry.title))
                        .lineLimit(2)
                    Button("Undo", action: takeBack)
                        .buttonStyle(.borderless)
                        .tint(.white)
                        .bold()
                }
                .foregroundStyle(.white)
                .padding(.leading, 20)
                .padding(.trailing, 8)
                .padding(.vertical, 6)
                .background(Color(white: 0.22), in: Capsule())
                .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
                .padding(16)
                .transition(.move(edge: .bottom).combined(with: .opacity))
                .task(id: entry.id) {
                    try? await Task.sleep(for: Self.duration)
                    if !Task.isCancelled { forget() }
                }
            }
        }
    }
}
