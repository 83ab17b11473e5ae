import SwiftUI

/// How the strength of a habit is worked out, and where that comes from.
struct ScoreHelp: View {
    var body: some View {
        Text("Strength rises with each day kept and falls slowly with each one missed, so one bad day costs little.")
        Text(
            "Each day it becomes S · m + c · (1 − m). S is the strength before, and c is how much of what was asked for was done, 0 to 1."
        )
        Text("m is 0.5 to the power of √f / 13, where f is how many times a day the schedule asks for.")
        Text("Skipped days leave it as it is. The formula is that of Loop Habit Tracker (github.com/iSoron/uhabits).")
            .foregroundStyle(.secondary)
    }
}
