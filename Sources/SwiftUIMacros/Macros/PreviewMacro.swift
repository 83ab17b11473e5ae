/// `#Preview`: a type that the preview runner finds at run time and asks for the preview.
struct PreviewMacro {
    private let source: SourceText
    private let location: HostMessage.Location
    private let discriminator: String

    init(_ source: SourceText, at location: HostMessage.Location, discriminator: String) {
        self.source = source
        self.location = location
        self.discriminator = discriminator
    }

    /// A name that no other expansion has, in the form that the compiler reserves for macros.
    private func uniqueName(_ name: String) -> String { "\(discriminator)\(name.utf8.count)\(name)fMu_" }

    func expand() throws -> String {
        let call = try MacroCall(source)
        let labelled = call.arguments.first { $0.label == "body" }
        guard let body = call.closures.first?.value ?? labelled?.value else {
            throw MacroError("A preview needs a body: #Preview { … }", at: source.tokens.first?.range.lowerBound ?? 0)
        }
        let arguments = call.arguments.filter { $0.label != "body" }
            .map { ($0.label.map { "\($0): " } ?? "") + source.text(ofTokens: $0.value) }
        let closure = try PreviewBody(source, body).text
        let place = self.place
        // A release build keeps nothing of a preview.
        return """
            #if DEBUG
            struct \(uniqueName("PreviewRegistry")): SwiftUI.PreviewRegistry {
                nonisolated static var fileID: Swift.String { \(Self.literal(location.fileID)) }
                nonisolated static var line: Swift.Int { \(place.line) }
                nonisolated static var column: Swift.Int { \(place.column) }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(\((arguments + ["body: \(closure)"]).joined(separator: ", ")))
                }
            }
            #endif
            """
    }

    /// Where the macro's sign stands: the source begins with the blanks before it.
    private var place: (line: Int, column: Int) {
        let before = source.bytes[..<source.offset(of: 0)]
        let newline = UInt8(ascii: "\n")
        let line = location.line + before.count { $0 == newline }
        guard let last = before.lastIndex(of: newline) else { return (line, location.column + before.count) }
        return (line, before.count - last)
    }

    private static func literal(_ text: String) -> String {
        "\"" + text.map { "\\\"".contains($0) ? "\\\($0)" : String($0) }.joined() + "\""
    }
}
