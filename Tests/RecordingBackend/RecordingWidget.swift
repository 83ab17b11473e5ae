import SwiftUICore

/// A widget that is a plain object with a name.
@MainActor
package class RecordingWidget: PlatformWidget {
    package let name: String
    private unowned let backend: RecordingBackend
    /// What was written to it last.
    package private(set) var properties: [String: String] = [:]

    /// Called when the keyboard's focus comes and goes.
    package var focusObserver: (Bool) -> Void = { _ in }

    package var focusChanged: @MainActor (Bool) -> Void = { _ in }

    func focusDidChange(_ isFocused: Bool) {
        focusObserver(isFocused)
        focusChanged(isFocused)
    }

    package init(_ name: String, backend: RecordingBackend) {
        self.name = name
        self.backend = backend
    }

    package func set(_ property: String, to value: String) {
        properties[property] = value
        backend.record(.set(name, property: property, to: value))
    }

    /// For values that are costly to put into words: nothing while only the engine's own time is of interest.
    final func setIfRecorded(_ property: String, to value: @autoclosure () -> String) {
        if backend.records { set(property, to: value()) }
    }

    final func record(_ operation: Operation) {
        backend.record(operation)
    }
}
