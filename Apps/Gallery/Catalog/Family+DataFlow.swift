import SwiftUI

extension Family {
    static let dataFlow = Family(
        "data-flow", "Data Flow",
        pages: [
            Page(
                "state", "State and Objects", symbol: "arrow.triangle.branch",
                examples: [
                    Example("State and Binding", StateAndBinding()),
                    Example("Observable", ObservableModel()),
                    Example("Observable Object", SharedObject()),
                    Example("App Storage", StoredSetting()),
                ]),
            Page(
                "environment", "Environment and Preferences", symbol: "globe",
                examples: [
                    Example("A Key of Your Own", OwnEnvironmentKey()),
                    Example("Preferences", WidestWins()),
                ]),
            Page(
                "events", "Changes, Tasks, Focus", symbol: "clock",
                examples: [
                    Example("Reacting to Changes", ReactingToChanges()),
                    Example("Tasks", AsyncTask()),
                    Example("Publishers", ReceivedValues()),
                    Example("Keyboard Focus", KeyboardFocus()),
                ]),
            Page(
                "notes", "Notes", symbol: "note.text",
                examples: [
                    Example(
                        "In the Style of 2019",
                        note: "A navigation view, observable objects, a sheet closed by a binding.",
                        height: 420, isEdgeToEdge: true, NotesExample())
                ]),
        ])
}
