import SwiftUI

struct QuestionsOf2019: View {
    @State private var isWarned = false
    @State private var isChoosing = false
    @State private var answer: LocalizedStringKey = "Nothing chosen"

    var body: some View {
        HStack(spacing: 12) {
            Button("Alert") { isWarned = true }
                .alert(isPresented: $isWarned) {
                    Alert(
                        title: Text("Delete Everything?"),
                        primaryButton: .destructive(Text("Delete")) { answer = "Deleted" },
                        secondaryButton: .cancel())
                }
            Button("Action Sheet") { isChoosing = true }
                .actionSheet(isPresented: $isChoosing) {
                    ActionSheet(
                        title: Text("Flavor"),
                        buttons: [
                            .default(Text("Vanilla")) { answer = "Vanilla" },
                            .default(Text("Chocolate")) { answer = "Chocolate" },
                            .cancel(),
                        ])
                }
            Text(answer)
        }
    }
}
