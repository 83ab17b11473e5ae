import SwiftUI
import UniformTypeIdentifiers

struct ChosenFiles: View {
    @State private var isChoosing = false
    @State private var names: [String] = []

    var body: some View {
        VStack {
            Button("Choose Files…") { isChoosing = true }
            ForEach(names, id: \.self) { Text(verbatim: $0) }
        }
        .fileImporter(
            isPresented: $isChoosing,
            allowedContentTypes: [.image, .plainText],
            allowsMultipleSelection: true
        ) { result in
            names = ((try? result.get()) ?? []).map(\.lastPathComponent)
        }
    }
}
