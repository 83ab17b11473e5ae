import SwiftUI
import TagwerkModel

/// The backups, and the way back to one of them.
struct BackupsView: View {
    let store: HabitStore
    /// Puts a backup in the place of all that is here.
    let restore: @MainActor (Backup) -> Void

    @State private var backups: [Backup] = []
    @State private var chosen: Backup?
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL

    var body: some View {
        NavigationStack {
            Group {
                if backups.isEmpty {
                    ContentUnavailableView(
                        "No Backups Yet", systemImage: "clock.arrow.circlepath",
                        description: Text("Tagwerk makes one on each day that you use it."))
                } else {
                    list
                }
            }
            .navigationTitle("Backups")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
        .frame(minWidth: 340, idealWidth: 520, minHeight: 360, idealHeight: 560)
        .onAppear { backups = store.backups }
        .confirmationDialog(
            "Restore This Backup?", isPresented: isAsking, titleVisibility: .visible, presenting: chosen
        ) { backup in
            Button("Restore", role: .destructive) {
                dismiss()
                restore(backup)
            }
            Button("Cancel", role: .cancel) {}
        } message: { backup in
            Text(
                "Everything becomes as it was on \(backup.day.noon(), format: .dateTime.day().month(.wide).year()). What is here now is kept as a backup of its own first."
            )
        }
    }

    private var list: some View {
        Form {
            Section {
                ForEach(backups) { backup in
                    BackupRow(backup: backup, canRestore: !store.isReadOnly) { chosen = backup }
                }
            } footer: {
                Text("Tagwerk makes one backup on each day that you use it and keeps the last fourteen.")
            }
            Section {
                Button("Show in Files") { openURL(store.location.backups) }
            }
        }
        .formStyle(.grouped)
    }

    private var isAsking: Binding<Bool> {
        Binding {
            chosen != nil
        } set: {
            if !$0 { chosen = nil }
        }
    }
}

/// A backup's day, what is in it, and a button.
private struct BackupRow: View {
    let backup: Backup
    let canRestore: Bool
    let restore: @MainActor () -> Void

    @State private var counts: BackupCounts?

    var body: some View {
        AdaptiveRow {
            VStack(alignment: .leading, spacing: 2) {
                Text(backup.day.noon(), format: .dateTime.day().month(.wide).year())
                if let reason = backup.reason { detail(Text(LocalizedStringKey(reason))) }
                if let counts {
                    detail(Text("\(counts.habits) habits"))
                    detail(Text("\(counts.entries) entries"))
                    detail(Text("\(counts.notes) notes"))
                }
                detail(Text(Int64(backup.size), format: .byteCount(style: .file)))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button("Restore", action: restore)
                .buttonStyle(.bordered)
                .fixedSize()
                .disabled(!canRestore)
                .accessibilityLabel(
                    "Restore Backup of \(backup.day.noon(), format: .dateTime.day().month(.wide).year())")
        }
        .padding(.vertical, 4)
        .task {
            let backup = backup
            counts = await Task.detached { backup.counts }.value
        }
    }

    private func detail(_ text: Text) -> some View {
        text
            .font(.caption)
            .foregroundStyle(.secondary)
    }
}
