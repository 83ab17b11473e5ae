import SwiftUI
import TagwerkModel

/// What a file would bring, before anything is changed.
struct ImportPreviewView: View {
    let reading: TransferDesk.Reading
    let store: HabitStore
    /// Called after something was added.
    let didImport: @MainActor () -> Void

    /// What the file would bring, once that is known.
    @State private var preview: ImportPreview?
    /// How much of it is added, while it is.
    @State private var share: Double?
    @State private var work: Task<Void, Never>?
    @State private var isCancelled = false
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Preview")
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Cancel", role: .cancel, action: cancel)
                            .disabled(isCancelled)
                            .shrinksInBar()
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Import", action: add)
                            .disabled(preview?.changesNothing != false || share != nil)
                            .shrinksInBar()
                    }
                }
        }
        .frame(minWidth: 340, idealWidth: 560, minHeight: 360, idealHeight: 560)
        .interactiveDismissDisabled(share != nil)
        .task { preview = await store.previewBeside(reading.file) }
    }

    @ViewBuilder private var content: some View {
        if let share {
            ProgressView(value: share) { Text("Importing …") }
                .frame(maxWidth: 320)
                .padding(24)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else if let preview {
            Form {
                ImportSummary(name: reading.name, preview: preview)
                if !preview.lines.isEmpty { ImportLines(lines: preview.lines) }
                if !preview.reasons.isEmpty { ImportReasons(reasons: preview.reasons) }
            }
            .formStyle(.grouped)
        } else {
            ProgressView()
                .frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    private func add() {
        share = 0
        work = Task {
            let hasAdded = await store.addBeside(reading.file) { share = max(share ?? 0, $0) }
            dismiss()
            if hasAdded { didImport() }
        }
    }

    /// Ends the import, which leaves nothing behind then, or closes the sheet.
    private func cancel() {
        guard let work else { return dismiss() }
        isCancelled = true
        work.cancel()
    }
}

/// The counts, or that there is nothing new.
private struct ImportSummary: View {
    let name: String
    let preview: ImportPreview

    var body: some View {
        Section {
            if preview.changesNothing {
                Label("Everything in this file is here already.", systemImage: "checkmark.circle")
            } else {
                ForEach(preview.summary, id: \.self) { Text(LocalizedStringKey($0)) }
            }
        } header: {
            Text(verbatim: name)
                .lineLimit(1)
                .truncationMode(.middle)
        } footer: {
            if !preview.changesNothing {
                Text("What is here already stays as it is. You can undo the import.")
            }
        }
    }
}

/// What would become of each habit.
private struct ImportLines: View {
    let lines: [ImportPreview.Line]

    var body: some View {
        Section("Habits") {
            ForEach(Array(lines.enumerated()), id: \.offset) { _, line in
                LabeledContent {
                    Text("\(line.added) days to add")
                } label: {
                    VStack(alignment: .leading, spacing: 2) {
                        Text(verbatim: line.name)
                            .lineLimit(2)
                        Text(line.isNew ? "New" : "Here already")
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
        }
    }
}

/// What would be left out, and why.
private struct ImportReasons: View {
    let reasons: [(reason: ImportedFile.Reason, count: Int)]

    var body: some View {
        Section("Left Out or Changed") {
            ForEach(reasons, id: \.reason) { reason, count in
                LabeledContent {
                    Text(count, format: .number)
                } label: {
                    Text(LocalizedStringKey(reason.explanation))
                }
            }
        }
    }
}
