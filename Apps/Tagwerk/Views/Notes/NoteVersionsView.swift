import SwiftUI
import TagwerkModel

/// The sheet with a note's earlier texts: to look at, and to bring back.
struct NoteVersionsView: View {
    let desk: NoteDesk
    let id: NoteSummary.ID

    @Environment(\.dismiss) private var dismiss

    var body: some View {
        let versions = desk.notes.versions(of: id)
        NavigationStack {
            Group {
                if versions.isEmpty {
                    ContentUnavailableView(
                        "No Earlier Versions", systemImage: "clock.arrow.circlepath",
                        description: Text("While you write, earlier texts of a note are kept here."))
                } else {
                    List(versions) { version in
                        NavigationLink(value: version) {
                            VStack(alignment: .leading, spacing: 2) {
                                Text(version.writtenAt, format: .dateTime.day().month().year().hour().minute())
                                Text(verbatim: version.title)
                                    .font(.subheadline)
                                    .foregroundStyle(.secondary)
                                    .lineLimit(1)
                            }
                        }
                    }
                }
            }
            .navigationTitle("Versions")
            .navigationDestination(for: NoteVersion.self) { version in
                NoteVersionPage(desk: desk, id: id, version: version) { dismiss() }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Close") { dismiss() }
                }
            }
        }
        .alert(for: desk.store)
    }
}
