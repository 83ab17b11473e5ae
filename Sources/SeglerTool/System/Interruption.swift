import Foundation
import Synchronization

/// Control and C, or a polite request to end. What the tool has started ends with it, and what only this run needed goes.
/// Builds need nothing more: a build folder without its record counts as unfinished.
enum Interruption {
    /// The signal; 0: none.
    private static let received = Atomic<Int32>(0)
    /// The end of a pipe that the handler writes to.
    private static let bell = Atomic<Int32>(-1)
    private static let scratch = Mutex<Set<URL>>([])

    private static let signals = [SIGINT, SIGTERM, SIGHUP]
    /// How long the processes may take to end by themselves.
    private static let patience = 3.0

    /// Takes care of the signals from now on.
    static func expect() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        bell.store(ends[1], ordering: .relaxed)
        let listening = ends[0]
        Thread.detachNewThread {
            var byte: UInt8 = 0
            while read(listening, &byte, 1) != 1 {}
            end(by: received.load(ordering: .acquiring))
        }
        for signal in signals {
            var action = sigaction()
            var old = sigaction()
            action.sa_flags = SA_RESTART
            action.__sigaction_handler.sa_handler = { Interruption.ring($0) }
            // What whoever started the tool has it ignore, as `nohup` does, stays ignored.
            guard sigaction(signal, nil, &old) == 0, !isIgnored(old) else { continue }
            _ = sigaction(signal, &action, nil)
        }
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }

    /// Runs in the signal's handler, where hardly anything is allowed.
    private static func ring(_ signal: Int32) {
        received.store(signal, ordering: .releasing)
        var byte: UInt8 = 1
        _ = write(bell.load(ordering: .relaxed), &byte, 1)
    }

    /// Does not return once the tool is to end: what a child that was interrupted says is no result.
    static func check() {
        while received.load(ordering: .acquiring) != 0 { sleep(1) }
    }

    /// Removes the file or the folder if the tool is interrupted.
    static func removes(_ url: URL) { scratch.withLock { _ = $0.insert(url) } }

    private static func end(by signal: Int32) {
        let deadline = Date(timeIntervalSinceNow: patience)
        var told: Set<pid_t> = []
        while true {
            let left = ProcessTree.living(below: told.union([getpid()]))
            guard !left.isEmpty else { break }
            if Date() < deadline {
                // The compiler's driver ends its own processes on this signal, and on no other.
                for process in left.subtracting(told) { kill(process, SIGINT) }
                told.formUnion(left)
            } else {
                for process in left { kill(process, SIGKILL) }
            }
            usleep(20_000)
        }
        for url in scratch.withLock({ $0 }) { try? FileManager.default.removeItem(at: url) }
        if isatty(2) == 1 { _ = write(2, "\n", 1) }
        _exit(128 + signal)
    }
}
