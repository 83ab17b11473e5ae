import SwiftUI

/// Several scenes, with commands and preferences, for the stories of `Tests/UI`.
@main
struct ScenesSample: App {
    @State private var starts = 0

    var body: some Scene {
        WindowGroup("Notes") { MainScreen() }
            .commands { NoteCommands() }
            .onChange(of: starts, initial: true) { print("starts: \(starts)") }
        WindowGroup("Note", id: "note", for: String.self) { $name in NoteScreen(name: name) }
            .defaultSize(width: 420, height: 320)
        Window("Statistics", id: "statistics") { StatisticsScreen() }
        Window("About Notes", id: "about") { Text("Notes for those who test").padding() }
        Settings { PreferencesScreen() }
    }
}

struct NoteTitleKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    var noteTitle: Binding<String>? {
        get { self[NoteTitleKey.self] }
        set { self[NoteTitleKey.self] = newValue }
    }
}

/// The commands of the program's menu.
struct NoteCommands: Commands {
    @FocusedBinding(\.noteTitle) private var title
    @Environment(\.openWindow) private var openWindow
    @State private var isPinned = false

    var body: some Commands {
        CommandMenu("Note") {
            Button("Shout") { title = title?.uppercased() }
                .keyboardShortcut("h", modifiers: [.command, .shift])
                .disabled(title == nil)
            Toggle("Pin", isOn: $isPinned)
        }
        CommandGroup(replacing: .newItem) {
            Button("Statistics") { openWindow(id: "statistics") }
                .keyboardShortcut("t")
        }
        CommandGroup(replacing: .appInfo) {
            Button("About Notes") { openWindow(id: "about") }
        }
    }
}

struct MainScreen: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.openSettings) private var openSettings
    @Environment(\.scenePhase) private var phase
    @State private var title = "Groceries"
    @State private var address = "none"

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                    .focusedValue(\.noteTitle, $title)
                Text("Title: \(title)")
                Text("Address: \(address)")
                Text("Main window: \(phase == .active ? "active" : "not active")")
                Button("Open Amsel") { openWindow(value: "Amsel") }
                Button("Open Specht") { openWindow(id: "note", value: "Specht") }
                Button("Open preferences") { openSettings() }
            }
            .navigationTitle("Notes")
        }
        .onOpenURL { address = $0.absoluteString }
    }
}

struct NoteScreen: View {
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.dismiss) private var dismiss
    @SceneStorage("pages") private var pages = 0
    let name: String?

    var body: some View {
        VStack(spacing: 12) {
            Text("Note of \(name ?? "nobody")")
            Text("\(pages) pages")
            Button("Add a page") { pages += 1 }
            Button("Close this") { dismissWindow() }
            Button("Leave") { dismiss() }
        }
        .padding()
        .navigationTitle(name ?? "Note")
    }
}

struct StatisticsScreen: View {
    var body: some View { Text("All in all: 2 notes") }
}

struct PreferencesScreen: View {
    @AppStorage("counts") private var counts = true

    var body: some View {
        Form {
            Toggle("Count the words", isOn: $counts)
            Toggle("Beep", isOn: .constant(false))
        }
        .frame(width: 400, height: 180)
    }
}
