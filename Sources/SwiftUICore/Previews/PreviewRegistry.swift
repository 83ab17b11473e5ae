/// A preview that `#Preview` has declared, and where. The macro makes a type of this kind for each preview.
public protocol PreviewRegistry {
    /// The file, as `#fileID` names it.
    static var fileID: String { get }
    /// The line that it begins in, from 1.
    static var line: Int { get }
    /// The column that it begins in, from 1.
    static var column: Int { get }

    /// Makes the preview.
    @MainActor
    static func makePreview() throws -> Preview
}
