import SwiftUI
import TagwerkModel

extension View {
    /// Shows over a window's screens what brings data in and out.
    func transferPresentations(_ desk: TransferDesk, _ habits: HabitDesk) -> some View {
        modifier(TransferPresentations(desk: desk, habits: habits))
    }
}

private struct TransferPresentations: ViewModifier {
    @Bindable var desk: TransferDesk
    let habits: HabitDesk

    @Environment(\.openURL) private var openURL

    func body(content: Content) -> some View {
        content
            .overlayAboveTabBar { WorkNotice(work: desk.work) }
            .fileImporter(isPresented: $desk.isChoosingFile, allowedContentTypes: [.item]) { result in
                if case .success(let url) = result { desk.read(url) }
            }
            .fileImporter(isPresented: $desk.isChoosingFolder, allowedContentTypes: [.folder]) { result in
                if case .success(let url) = result { desk.read(url) }
            }
            .fileImporter(isPresented: $desk.isChoosingTarget, allowedContentTypes: [.folder]) { result in
                if case .success(let url) = result { desk.writeNotes(into: url, of: habits.store, then: didExport) }
            }
            .fileExporter(
                isPresented: isExporting, document: desk.file, contentTypes: [desk.file?.type ?? .data],
                defaultFilename: desk.file?.name, onCompletion: { desk.didExport($0, then: didExport) },
                onCancellation: desk.cancelExport
            )
            .sheet(item: $desk.reading) { reading in
                ImportPreviewView(reading: reading, store: habits.store) { habits.announce(habits.store.undoEntry) }
            }
            .sheet(isPresented: $desk.showsBackups) {
                BackupsView(store: habits.store, restore: restore)
            }
            .alert(
                desk.problem.map { Text($0.title) } ?? Text(verbatim: ""), isPresented: hasProblem,
                presenting: desk.problem
            ) { _ in
                Button("OK") {}
            } message: {
                $0.explanation
            }
    }

    private func didExport(_ url: URL) {
        habits.announce(
            TransferNotice(text: Text("Exported to “\(url.lastPathComponent)”"), action: "Show") {
                openURL(url.deletingLastPathComponent())
            })
    }

    /// Where it fails, the window says why.
    private func restore(_ backup: Backup) {
        let store = habits.store
        habits.undoNotice.perform("Restoring …") { progress in
            let replaced = await store.restore(backup, progress: progress)
            if let replaced { didRestore(backup, replacing: replaced) }
        }
    }

    /// - Parameter replaced: the backup of what was there before.
    private func didRestore(_ backup: Backup, replacing replaced: Backup) {
        let day = Text(backup.day.noon(), format: .dateTime.day().month(.wide).year())
        habits.announce(
            TransferNotice(text: Text("Backup of \(day) restored"), action: "Undo") { restore(replaced) })
    }

    private var isExporting: Binding<Bool> {
        Binding {
            desk.file != nil
        } set: {
            if !$0 { desk.cancelExport() }
        }
    }

    private var hasProblem: Binding<Bool> {
        Binding {
            desk.problem != nil
        } set: {
            if !$0 { desk.problem = nil }
        }
    }
}
