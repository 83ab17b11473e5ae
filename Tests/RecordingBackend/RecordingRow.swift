import Foundation
import SwiftUICore

extension RecordingBackend {
    package func makeRow() -> any PlatformRow {
        RecordingRow("row \(nextNumber())", backend: self)
    }

    package func makeListContent() -> any PlatformHost { RecordingHost("list \(nextNumber())", backend: self) }

    package func makeDisclosure() -> any PlatformWidget {
        RecordingWidget("disclosure \(nextNumber())", backend: self)
    }

    package func makeRowControl(_ kind: RowControlKind) -> any PlatformRowControl {
        RecordingRowControl("\(kind) \(nextNumber())", kind: kind, backend: self)
    }
}

/// A control of a row that is edited, which a test clicks.
@MainActor
package final class RecordingRowControl: RecordingWidget, PlatformRowControl {
    package let kind: RowControlKind
    package var clicked: () -> Void = {}
    package private(set) var isOn = false

    init(_ name: String, kind: RowControlKind, backend: RecordingBackend) {
        self.kind = kind
        super.init(name, backend: backend)
    }

    package func setOn(_ isOn: Bool) { self.isOn = isOn }
}

/// A row of a list, as tests see and drive it.
@MainActor
package final class RecordingRow: RecordingHost, PlatformRow {
    package private(set) var appearance = RowAppearance()
    package var activated: (Bool) -> Void = { _ in }
    package var menuRequested: (CGPoint?) -> Void = { _ in }
    package var deleteRequested: () -> Void = {}
    package var moveRequested: (Int) -> Void = { _ in }
    package var swiped: (CGFloat?) -> Void = { _ in }
    package var dropped: (ObjectIdentifier) -> Void = { _ in }

    package func update(_ appearance: RowAppearance) {
        self.appearance = appearance
        set("appearance", to: "\(appearance)")
    }
}
