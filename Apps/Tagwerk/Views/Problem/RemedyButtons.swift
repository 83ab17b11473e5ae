import SwiftUI
import TagwerkModel

/// One button for each way on; the first is the one to try first.
struct RemedyButtons: View {
    let remedies: [StoreRemedy]
    let resolve: @MainActor (StoreRemedy) -> Void

    var body: some View {
        VStack(spacing: 12) {
            ForEach(remedies, id: \.self) { remedy in
                if remedy == remedies.first {
                    button(for: remedy).buttonStyle(.borderedProminent)
                } else {
                    button(for: remedy).buttonStyle(.bordered)
                }
            }
        }
        .controlSize(.large)
        .frame(maxWidth: 320)
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
}
