import Foundation

/// An error of the operating system about a file.
package struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The value of `errno`.
    package let code: Int32
    package let path: String

    package var description: String { "\(String(cString: strerror(code))): \(path)" }
}
