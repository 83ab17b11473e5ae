import SwiftUI
import TagwerkModel

/// Where the data is, and the way to another place.
struct DataSection: View {
    let session: Session

    @State private var isChoosing = false
    @State private var problem: StoreProblem?
    @Environment(\.openURL) private var openURL

    var body: some View {
        Section {
            LabeledContent("Folder") {
                Text(verbatim: path)
                    .lineLimit(1)
                    .truncationMode(.middle)
                    .textSelection(.enabled)
            }
            Button("Show in Files") { openURL(session.location.folder) }
            Button("Choose Another Folder…") { isChoosing = true }
            if !session.location.isStandard {
                Button("Back to the Usual Folder") { move(to: .standard()) }
            }
        } header: {
            Text("Data")
        } footer: {
            Text(
                "Your data is copied into the new folder. If there is data of Tagwerk in it already, that is opened instead. The old folder stays as it is."
            )
        }
        .fileImporter(isPresented: $isChoosing, allowedContentTypes: [.folder]) { result in
            if case .success(let folder) = result { move(to: StoreLocation(folder: folder)) }
        }
        .alert(
            problem.map { Text(LocalizedStringKey($0.title)) } ?? Text(verbatim: ""),
            isPresented: Binding {
                problem != nil
            } set: {
                if !$0 { problem = nil }
            }, presenting: problem
        ) { _ in
            Button("OK") {}
        } message: {
            Text(LocalizedStringKey($0.explanation))
        }
    }

    private var path: String {
        let home = FileManager.default.homeDirectoryForCurrentUser.path(percentEncoded: false)
        let path = session.location.folder.path(percentEncoded: false)
        return path.hasPrefix(home) ? "~/" + path.dropFirst(home.count).drop { $0 == "/" } : path
    }

    private func move(to location: StoreLocation) {
        session.move(to: location) { problem = $0 }
    }
}
