import Foundation
import Synchronization

/// Another program, run to its end. It stays in the tool's process group, so that Control and C ends both.
struct Subprocess: Sendable {
    struct Result: Sendable {
        /// As the shell counts: the program's own status, or 128 and the signal that ended it.
        let status: Int32
        /// What it wrote to both outputs.
        let output: String
    }

    let executable: String
    let arguments: [String]
    var environment: [String: String]

    /// Runs it and collects what it writes.
    func run() throws -> Result {
        let (process, end) = try Self.starting.withLock { _ in try start() }
        defer { close(end) }
        let output = Self.readAll(end)
        return Result(status: Self.wait(for: process), output: String(decoding: output, as: UTF8.self))
    }

    /// Held from the making of a pipe until its program has started: another program would inherit the pipe's end, and
    /// keep it open.
    private static let starting = Mutex(())

    /// The process, and the end of the pipe that its output comes from.
    private func start() throws -> (pid_t, Int32) {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw failure(errno) }
        defer { close(ends[1]) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        do {
            return (try spawn(output: ends[1]), ends[0])
        } catch {
            close(ends[0])
            throw error
        }
    }

    private func spawn(output: Int32) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        var process: pid_t = 0
        let code = CStrings.with([executable] + arguments) { words in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { variables in
                posix_spawn(&process, executable, &actions, nil, words, variables)
            }
        }
        guard code == 0 else { throw failure(code) }
        return process
    }

    private static func readAll(_ descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                return bytes
            }
        }
    }

    private static func wait(for process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) == -1, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Becomes the program. Returns only if it cannot be started.
    func replaceThisProcess() -> ToolError {
        _ = CStrings.with([executable] + arguments) { words in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { variables in
                execve(executable, words, variables)
            }
        }
        return failure(errno)
    }

    private func failure(_ code: Int32) -> ToolError {
        ToolError("\(executable) does not start: \(String(cString: strerror(code))).")
    }
}

/// Lists of strings as C takes them.
enum CStrings {
    static func with<R>(_ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R) -> R {
        let pointers = strings.map { strdup($0) }
        defer { pointers.forEach { free($0) } }
        return body(pointers + [nil])
    }
}
