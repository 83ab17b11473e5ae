import SwiftUI
import TagwerkModel
import UniformTypeIdentifiers

/// What an export to one file can be.
enum ExportFormat: CaseIterable, Identifiable {
    case loopArchive, json, dataFile

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .loopArchive: "Habits as CSV…"
        case .json: "Everything as JSON…"
        case .dataFile: "Everything as Data File…"
        }
    }

    var type: UTType {
        switch self {
        case .loopArchive: .zip
        case .json: .json
        case .dataFile: .database
        }
    }

    var ending: String {
        switch self {
        case .loopArchive: "zip"
        case .json: "json"
        case .dataFile: "db"
        }
    }

    /// - Parameter progress: called with the share that is done, from 0 to 1, where there is much to read.
    func contents(_ export: HabitExport, progress: (Double) -> Void) throws -> Data {
        switch self {
        case .loopArchive: try export.loopArchive()
        case .json: try export.json(progress: progress)
        case .dataFile: try export.dataFile()
        }
    }
}
