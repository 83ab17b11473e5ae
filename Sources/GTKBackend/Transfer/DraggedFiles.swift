import Foundation
import FoundationPlus
import SwiftUICore

/// Files that are written because another program takes something dragged as a file. Such a program may copy them after
/// the drag has ended, so they stay for an hour, or until this one ends.
@MainActor
enum DraggedFiles {
    private static let seconds: TimeInterval = 3600

    /// Where a program outside of a sandbox finds them under the same path.
    private static let folder = URL.cachesDirectory
        .appendingPathComponent(AppIdentity.current, isDirectory: true)
        .appendingPathComponent("dragged", isDirectory: true)

    /// This process's part of the folder: others of the program may run.
    private static let own = folder.appendingPathComponent("\(getpid())", isDirectory: true)
    private static var isUsed = false

    static func write(_ provider: NSItemProvider) async -> URL? {
        if !isUsed { removeLeftovers() }
        isUsed = true
        let place = own.appendingPathComponent(UUID().uuidString, isDirectory: true)
        MainLoop.later(seconds) { try? FileManager.default.removeItem(at: place) }
        return await FirstAnswer.wait { provider.writeFile(in: place, completion: $0) }
    }

    /// The program ends.
    static func removeAll() {
        if isUsed { try? FileManager.default.removeItem(at: own) }
    }

    /// Removes what processes have left that were killed.
    private static func removeLeftovers() {
        let manager = FileManager.default
        for part in (try? manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? [] {
            let runs = pid_t(part.lastPathComponent).map { kill($0, 0) == 0 } ?? false
            if !runs { try? manager.removeItem(at: part) }
        }
    }
}
