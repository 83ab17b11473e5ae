import SwiftUI
import TagwerkModel
import UniformTypeIdentifiers

/// What an export can be.
enum ExportFormat: CaseIterable, Identifiable {
    case loopArchive, json

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .loopArchive: "Habits as CSV…"
        case .json: "Everything as JSON…"
        }
    }

    var type: UTType {
        switch self {
        case .loopArchive: .zip
        case .json: .json
        }
    }

    var ending: String {
        switch self {
        case .loopArchive: "zip"
        case .json: "json"
        }
    }

    func contents(_ export: HabitExport) throws -> Data {
        switch self {
        case .loopArchive: try export.loopArchive()
        case .json: try export.json()
        }
    }
}
