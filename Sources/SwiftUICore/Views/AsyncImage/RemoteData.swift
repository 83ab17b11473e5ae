import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Reads what an address stands for.
enum RemoteData {
    enum Failure: LocalizedError {
        /// The server has answered, but not with what was asked for.
        case status(Int)
        case notAnImage

        var errorDescription: String? {
            switch self {
            case .status(let code): "The server has answered with the status \(code)."
            case .notAnImage: "What has come is not an image that can be read."
            }
        }
    }

    static func load(_ url: URL) async throws -> Data {
        if url.isFileURL {
            return try await Task.detached { try Data(contentsOf: url) }.value
        }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let code = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(code) {
            throw Failure.status(code)
        }
        return data
    }
}

/// A picture that was read from data, in a form that values can hold.
package final class LoadedPicture: @unchecked Sendable, Equatable {
    // Touched on the main thread only.
    let picture: any PlatformPicture

    package init(_ picture: any PlatformPicture) {
        self.picture = picture
    }

    package static func == (lhs: LoadedPicture, rhs: LoadedPicture) -> Bool { lhs === rhs }
}
