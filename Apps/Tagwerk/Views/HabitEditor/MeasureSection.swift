import SwiftUI
import TagwerkModel

/// Whether the habit is done or not, or has an amount, and which one is aimed at.
struct MeasureSection: View {
    @Binding var form: HabitForm

    var body: some View {
        Section {
            Picker("Kind", selection: $form.isMeasured) {
                Text("Done or not").tag(false)
                Text("With an amount").tag(true)
            }
            if form.isMeasured {
                Picker("Aim", selection: $form.aim) {
                    Text("At least").tag(Measure.Aim.atLeast)
                    Text("At most").tag(Measure.Aim.atMost)
                }
                LabeledContent("Goal per day") {
                    TextField("Goal per day", text: $form.goal, prompt: Text("such as 2 or 2.5"))
                        // What can be changed is no faint remark.
                        .foregroundStyle(Color.primary)
                        .multilineTextAlignment(.trailing)
                        .frame(maxWidth: 200)
                        .keyboardType(.decimalPad)
                }
                if !form.goal.isEmpty && form.goalAmount == nil {
                    InputProblem("Enter a number such as 2 or 2.5, with three decimals at most.")
                }
                LabeledContent("Unit") {
                    TextField("Unit", text: $form.unit, prompt: Text("such as l or pages"))
                        // What can be changed is no faint remark.
                        .foregroundStyle(Color.primary)
                        .multilineTextAlignment(.trailing)
                        .frame(maxWidth: 200)
                }
            }
        } header: {
            Text("What counts")
        } footer: {
            if form.isMeasured {
                Text(
                    form.aim == .atLeast
                        ? "A day counts once its amount reaches the goal."
                        : "A day counts if its amount is entered and not above the goal.")
            }
        }
    }
}
