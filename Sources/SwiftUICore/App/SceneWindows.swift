/// A window of the platform that shows one of the program's scenes.
@MainActor
package protocol SceneWindow: AnyObject {
    func update(_ description: WindowDescription, content: AnyView)
    func present()
    func close()
}

/// What a window is made of.
package struct SceneWindowRequest {
    package let description: WindowDescription
    /// Keeps the window's stored values apart from those of others.
    package let sceneID: String
    /// For the views in the window.
    package let opener: WindowOpener
    /// What the window shows.
    package let content: AnyView
    /// The first window stays when its views ask to be dismissed, others close.
    package let closesOnDismiss: Bool
}

/// The program's windows: which are open, and which scene each belongs to.
@MainActor
package final class SceneWindows<Window: SceneWindow> {
    private struct Entry {
        let id: String
        let sceneID: String
        let isSettings: Bool
        var value: AnyHashable?
        let window: Window
    }

    private var entries: [Entry] = []
    private var descriptions: [WindowDescription] = []
    private let make: (SceneWindowRequest) -> Window
    /// For what belongs to no window: scenes and commands.
    package let opener = WindowOpener()
    /// The window in use, or the one that was last.
    package weak var active: Window?
    /// Says what no scene of the program can show.
    package var reportMistake: (String) -> Void = { _ in }

    package init(make: @escaping (SceneWindowRequest) -> Window) {
        self.make = make
        connect(opener) { [weak self] in self?.active }
    }

    package var windows: [Window] { entries.map(\.window) }

    /// Takes over what the scenes describe now.
    package func update(_ new: [WindowDescription]) {
        descriptions = new
        for entry in entries {
            if let description = new.first(where: { $0.id == entry.id }) {
                entry.window.update(description, content: Self.content(of: description, for: entry.value))
            } else {
                entry.window.close()
            }
        }
    }

    /// The first scene is the one that opens by itself, as in SwiftUI.
    package func openFirst() {
        guard entries.isEmpty, let first = descriptions.first(where: { $0.kind != .settings }) else { return }
        makeWindow(first, value: nil).present()
    }

    package func open(id: String?, value: AnyHashable?) {
        let match = descriptions.first { description in
            if let id, description.id != id { return false }
            guard let value else { return id != nil }
            return description.valueContent?(value) != nil
        }
        guard let match else {
            let sought = [id.map { "the id \"\($0)\"" }, value.map { "windows for \(type(of: $0.base))" }]
            reportMistake(
                "openWindow: no scene of the program has \(sought.compactMap(\.self).joined(separator: " and ")).")
            return
        }
        let known = entries.first { $0.id == match.id && $0.value == value }
        if let known, match.kind != .group || value != nil { return known.window.present() }
        makeWindow(match, value: value).present()
    }

    package func openSettings() {
        guard let settings = descriptions.first(where: { $0.kind == .settings }) else {
            return reportMistake("openSettings: the program has no Settings scene.")
        }
        open(id: settings.id, value: nil)
    }

    package func close(id: String?, value: AnyHashable?) {
        for entry in entries where (id == nil || entry.id == id) && (value == nil || entry.value == value) {
            entry.window.close()
        }
    }

    package func didClose(_ window: Window) {
        entries.removeAll { $0.window === window }
        if active === window { active = entries.last?.window }
        // Preferences alone lead nowhere: they go with the last window.
        if entries.allSatisfy(\.isSettings) { entries.forEach { $0.window.close() } }
    }

    private func makeWindow(_ description: WindowDescription, value: AnyHashable?) -> Window {
        let opener = WindowOpener()
        let sceneID = freeID(for: description, value: value)
        let request = SceneWindowRequest(
            description: description, sceneID: sceneID, opener: opener,
            content: Self.content(of: description, for: value),
            closesOnDismiss: !entries.isEmpty)
        let window = make(request)
        connect(opener) { [weak window] in window }
        opener.valueDidChange = { [weak self, weak window] new in
            guard let self, let index = entries.firstIndex(where: { $0.window === window }) else { return }
            entries[index].value = new
        }
        entries.append(
            Entry(
                id: description.id, sceneID: sceneID, isSettings: description.kind == .settings, value: value,
                window: window))
        if active == nil { active = window }
        return window
    }

    private static func content(of description: WindowDescription, for value: AnyHashable?) -> AnyView {
        value.flatMap { description.valueContent?($0) } ?? description.content
    }

    private func connect(_ opener: WindowOpener, own: @escaping () -> Window?) {
        opener.open = { [weak self] in self?.open(id: $0, value: $1) }
        opener.openSettings = { [weak self] in self?.openSettings() }
        opener.close = { [weak self] id, value in
            if id == nil, value == nil { own()?.close() } else { self?.close(id: id, value: value) }
        }
    }

    /// A value's window finds its own again; of others, each takes the lowest number that is free.
    private func freeID(for description: WindowDescription, value: AnyHashable?) -> String {
        if let value { return "\(description.id)=\(value.base)" }
        let taken = Set(entries.map(\.sceneID))
        var (id, number) = (description.id, 1)
        while taken.contains(id) {
            number += 1
            id = "\(description.id)-\(number)"
        }
        return id
    }
}
