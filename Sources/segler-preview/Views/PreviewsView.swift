import SwiftUI

/// All of the window: the previews' names, and the picture of one.
struct PreviewsView: View {
    @Bindable var model: PreviewModel
    @State private var column = NavigationSplitViewColumn.detail

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            List(model.previews, selection: $model.selection) { preview in
                PreviewRow(preview: preview)
            }
            .navigationTitle(model.title)
        } detail: {
            PreviewDetail(model: model)
        }
        .onAppear { model.start() }
        .onDisappear { model.stop() }
    }
}
