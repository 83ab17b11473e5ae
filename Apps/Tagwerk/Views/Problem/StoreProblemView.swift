import SwiftUI
import TagwerkModel

/// Says why the data cannot be opened, and offers the ways on, the safest first.
struct StoreProblemView: View {
    let problem: StoreProblem
    let resolve: @MainActor (StoreRemedy) -> Void

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(spacing: 24) {
                    Image(systemName: "exclamationmark.triangle")
                        .font(.system(size: 64))
                        .foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                    VStack(spacing: 12) {
                        Text(LocalizedStringKey(problem.title))
                            .font(.title)
                            .bold()
                            .accessibilityAddTraits(.isHeader)
                        Text(LocalizedStringKey(problem.explanation))
                    }
                    .multilineTextAlignment(.center)
                    RemedyButtons(remedies: problem.remedies, resolve: resolve)
                    if let detail = problem.detail {
                        Text(verbatim: detail)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                            .multilineTextAlignment(.center)
                    }
                }
                .padding(24)
                .frame(maxWidth: 520)
                .frame(maxWidth: .infinity)
            }
            .navigationTitle("Tagwerk")
        }
    }
}
