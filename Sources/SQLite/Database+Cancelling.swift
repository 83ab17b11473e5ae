import CSQLite
import Foundation

extension Database {
    /// How many steps of SQLite's machine lie between two looks at the task: a millisecond or two.
    private static let stepsBetweenLooks: Int32 = 200

    /// Between two tries to get a lock, in milliseconds.
    private static let lockPause = 20

    /// Lets a statement end with a `CancellationError` soon after the task that runs it was cancelled, even one that does
    /// all its work in a single step or waits for a lock.
    func stopWithTask(busyTimeout: Double) {
        sqlite3_progress_handler(connection, Self.stepsBetweenLooks, { _ in Task.isCancelled ? 1 : 0 }, nil)
        let tries = UnsafeMutableRawPointer(bitPattern: Int(busyTimeout * 1000) / Self.lockPause)
        sqlite3_busy_handler(
            connection,
            { tries, number in
                guard !Task.isCancelled, number < Int(bitPattern: tries) else { return 0 }
                usleep(useconds_t(Database.lockPause * 1000))
                return 1
            }, tries)
    }

    /// What to throw for a result code that a statement ended with.
    ///
    /// - Parameter stopsWithTask: whether the connection looks at its task: another one waited to the end, in whatever task.
    static func failure(
        _ code: Int32, of connection: OpaquePointer?, stopsWithTask: Bool, sql: String?, path: String
    ) -> any Error {
        let isBusy = ResultCode(rawValue: code).basic == .busy
        let isStopped = stopsWithTask && (code == SQLITE_INTERRUPT || isBusy && Task.isCancelled)
        return isStopped ? CancellationError() : SQLiteError(code, of: connection, sql: sql, path: path)
    }
}
