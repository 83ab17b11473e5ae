import Foundation

/// The outline of a number or letter in a circle or square, made of the outlines of its letters: few fonts have these
/// characters themselves.
@MainActor
enum EnclosedOutline {
    /// Of the em's 24 parts: the shape's margin and line, and the height and width that the letters may take up.
    private static let margin: CGFloat = 2.0 / 24
    private static let line: CGFloat = 2.0 / 24
    private static let letterHeight: CGFloat = 10.0 / 24
    private static let letterWidth: CGFloat = 13.0 / 24

    /// The outline, to be filled by the even-odd rule; nil where the name is of another kind or a letter has no outline.
    static func path(symbolName: String, letter: (Character) -> Path?) -> Path? {
        let parts = symbolName.split(separator: ".")
        guard EnclosedCharacter(symbolName: symbolName) != nil, parts.count >= 2 else { return nil }
        var letters: [Path] = []
        for character in parts[0].uppercased() {
            guard let path = letter(character) else { return nil }
            letters.append(path)
        }
        let frame = CGRect(x: margin, y: margin, width: 1 - 2 * margin, height: 1 - 2 * margin)
        var result = shape(parts[1], frame)
        if parts.count == 2 { result.addPath(shape(parts[1], frame.insetBy(dx: line, dy: line))) }
        for path in laidOut(letters) { result.addPath(path) }
        return result
    }

    private static func shape(_ kind: Substring, _ frame: CGRect) -> Path {
        kind == "circle" ? Path(ellipseIn: frame) : Path(roundedRect: frame, cornerRadius: frame.width * 0.12)
    }

    /// The letters side by side in the middle of the shape.
    private static func laidOut(_ letters: [Path]) -> [Path] {
        let scaled = letters.map { path in
            let factor = letterHeight / max(path.boundingRect.height, 0.01)
            return path.applying(CGAffineTransform(scaleX: factor, y: factor))
        }
        let gap: CGFloat = letterHeight * 0.14
        let width = scaled.reduce(gap * CGFloat(scaled.count - 1)) { $0 + $1.boundingRect.width }
        let squeeze = min(1, letterWidth / max(width, 0.01))
        var x = 0.5 - width * squeeze / 2
        return scaled.map { path in
            let ink = path.boundingRect
            let placed = path.applying(
                CGAffineTransform(translationX: -ink.minX, y: -ink.midY)
                    .concatenating(CGAffineTransform(scaleX: squeeze, y: squeeze))
                    .concatenating(CGAffineTransform(translationX: x, y: 0.5)))
            x += (ink.width + gap) * squeeze
            return placed
        }
    }
}
