import FoundationEssentials
import Glibc

/// Messages to and from the compiler: JSON, each after its length as eight bytes, the lowest first.
struct MessageChannel {
    private let input: Int32
    private let output: Int32

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Takes over standard input and output. What is printed by mistake goes to standard error.
    init() throws {
        self.init(input: dup(STDIN_FILENO), output: dup(STDOUT_FILENO))
        guard input >= 0, output >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw Failure(description: "The compiler's pipes are closed.")
        }
    }

    init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    /// The next message; nil when the compiler has finished.
    func receive() throws -> HostMessage? {
        guard let header = try read(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard length > 0 else { return nil }
        guard let body = try read(length) else { throw Failure(description: "The compiler's message is cut off.") }
        return try JSONDecoder().decode(HostMessage.self, from: Data(body))
    }

    func send(_ reply: PluginReply) throws {
        let body = try JSONEncoder().encode(reply)
        var bytes = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> (8 * $0)) }
        bytes += body
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
            if count > 0 {
                sent += count
            } else if errno != EINTR {
                throw Failure(description: "The compiler takes no more replies.")
            }
        }
    }

    /// nil at the end of the input.
    private func read(_ count: Int) throws -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = bytes[filled...].withUnsafeMutableBytes { Glibc.read(input, $0.baseAddress, $0.count) }
            if got > 0 {
                filled += got
            } else if got == 0 {
                return nil
            } else if errno != EINTR {
                throw Failure(description: "The compiler's pipe can't be read.")
            }
        }
        return bytes
    }
}
