/// A preview that `#Preview` has declared, and where. The macro makes a type of this kind for each preview.
public protocol PreviewRegistry {
    /// The file, as `#fileID` names it.
    static var fileID: String { get }
    static var line: Int { get }
    static var column: Int { get }

    @MainActor
    static func makePreview() throws -> Preview
}
