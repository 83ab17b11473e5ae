import SwiftUI

/// The picture of the selected preview, under it what the compiler has against the newest source.
struct PreviewDetail: View {
    @Bindable var model: PreviewModel

    var body: some View {
        VStack(spacing: 0) {
            picture.frame(maxWidth: .infinity, maxHeight: .infinity)
            if let problem = model.problem ?? model.selected?.problem, model.hasAnswer {
                Divider()
                ProblemView(text: problem, isOfSource: model.problem != nil)
            }
        }
        .navigationTitle(model.selected?.name ?? model.title)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                if model.isDrawing { ProgressView().controlSize(.small).accessibilityLabel("Drawing") }
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button(
                    model.isDark ? "Light" : "Dark", systemImage: model.isDark ? "sun.max" : "moon"
                ) { model.isDark.toggle() }
            }
            ToolbarItem(placement: .topBarTrailing) {
                Menu("Size", systemImage: "rectangle.portrait") {
                    Picker("Size", selection: $model.room) {
                        ForEach(PreviewRoom.allCases) { Text($0.title) }
                    }
                }
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if let preview = model.selected, let picture = preview.picture {
            PictureView(name: preview.name, picture: picture)
        } else if model.isDrawing || !model.hasAnswer {
            VStack(spacing: 12) {
                ProgressView()
                Text("Building").foregroundStyle(.secondary)
            }
        } else if model.previews.isEmpty, model.problem == nil {
            ContentUnavailableView(
                "No Previews Yet", systemImage: "eye.slash",
                description: Text("Add one to a file and save it: #Preview { MyView() }"))
        } else {
            ContentUnavailableView("No Picture", systemImage: "exclamationmark.triangle")
        }
    }
}
