import Foundation

extension URL {
    /// Makes a file that the user has chosen readable. Here such files are readable already: true.
    public func startAccessingSecurityScopedResource() -> Bool { true }

    /// Ends what ``startAccessingSecurityScopedResource()`` began. Here there is nothing to end.
    public func stopAccessingSecurityScopedResource() {}
}
