import SwiftUI
import TagwerkModel

/// One button for each way on; the first is the one to try first. Of several backups, all but the newest are in a menu.
struct RemedyButtons: View {
    let remedies: [StoreRemedy]
    let resolve: @MainActor (StoreRemedy) -> Void

    var body: some View {
        VStack(spacing: 12) {
            ForEach(shown, id: \.self) { remedy in
                if remedy == remedies.first {
                    button(for: remedy).buttonStyle(.borderedProminent)
                } else {
                    button(for: remedy).buttonStyle(.bordered)
                }
                if remedy == backups.first, !older.isEmpty { menu }
            }
        }
        .controlSize(.large)
        .frame(maxWidth: 320)
    }

    private var backups: [StoreRemedy] {
        remedies.filter { if case .restore = $0 { true } else { false } }
    }

    private var older: [StoreRemedy] { Array(backups.dropFirst()) }

    private var shown: [StoreRemedy] { remedies.filter { !older.contains($0) } }

    private var menu: some View {
        Menu {
            ForEach(older, id: \.self) { remedy in
                Button {
                    resolve(remedy)
                } label: {
                    name(of: remedy)
                }
            }
        } label: {
            Text("Other Backups").frame(maxWidth: .infinity)
        }
        .buttonStyle(.bordered)
    }

    private func button(for remedy: StoreRemedy) -> some View {
        Button {
            resolve(remedy)
        } label: {
            title(of: remedy).frame(maxWidth: .infinity)
        }
    }

    private func title(of remedy: StoreRemedy) -> Text {
        switch remedy {
        case .restore(let backup):
            Text("Restore Backup of \(backup.day.noon(), format: .dateTime.day().month(.wide).year())")
        case .tryAgain, .openCopy, .startFresh, .useStandardFolder:
            Text(LocalizedStringKey(remedy.title))
        }
    }

    /// The day of a backup, and why it was made if there is something to say.
    private func name(of remedy: StoreRemedy) -> Text {
        guard case .restore(let backup) = remedy else { return title(of: remedy) }
        let dayName = Text(backup.day.noon(), format: .dateTime.day().month(.wide).year())
        guard let reason = backup.reason else { return dayName }
        let reasonName = Text(LocalizedStringKey(reason))
        return Text("\(dayName) (\(reasonName))")
    }
}
