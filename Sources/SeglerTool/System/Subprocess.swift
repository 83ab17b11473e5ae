import Foundation
import Synchronization

/// Another program, run to its end. It is in a process group of its own: Control and C is the tool's, which then ends
/// it and all that it has started (`Interruption`).
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
        let (output, status) = Self.collect(end, of: process)
        Interruption.check()
        return Result(status: status, output: String(decoding: output, as: UTF8.self))
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
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
        posix_spawnattr_setpgroup(&attributes, 0)
        var process: pid_t = 0
        let code = CStrings.with([executable] + arguments) { words in
            CStrings.with(environment.map { "\($0.key)=\($0.value)" }) { variables in
                posix_spawn(&process, executable, &actions, &attributes, words, variables)
            }
        }
        guard code == 0 else { throw failure(code) }
        return process
    }

    /// Reads until the program has ended and all that it wrote is read. What it has left running may keep the pipe open.
    private static func collect(_ descriptor: Int32, of process: pid_t) -> ([UInt8], Int32) {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65536)
        var status: Int32?
        while true {
            if status == nil { status = ended(process, waiting: false) }
            var query = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let ready = poll(&query, 1, status == nil ? patience : 0)
            if ready == 0, status != nil { break }
            guard ready > 0 else { continue }
            let count = read(descriptor, &buffer, buffer.count)
            if count > 0 {
                bytes += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                break
            }
        }
        return (bytes, status ?? ended(process, waiting: true) ?? 1)
    }

    /// How often to look, in milliseconds, whether a program has ended that keeps its pipe open.
    private static let patience: Int32 = 200

    private static func ended(_ process: pid_t, waiting: Bool) -> Int32? {
        var status: Int32 = 0
        var result: pid_t
        repeat { result = waitpid(process, &status, waiting ? 0 : WNOHANG) } while result == -1 && errno == EINTR
        guard result == process else { return nil }
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
