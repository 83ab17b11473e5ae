import Foundation

/// The text form is a list of numbers, each followed by its command: `x y m`, `x y l`, `cx cy x y q`,
/// `c1x c1y c2x c2y x y c` and `h` for a closed subpath.
extension Path: LosslessStringConvertible {
    public var description: String {
        var parts: [String] = []
        func add(_ points: CGPoint..., command: String) {
            for point in points {
                parts.append(Self.text(point.x))
                parts.append(Self.text(point.y))
            }
            parts.append(command)
        }
        forEach { element in
            switch element {
            case .move(let to): add(to, command: "m")
            case .line(let to): add(to, command: "l")
            case .quadCurve(let to, let control): add(control, to, command: "q")
            case .curve(let to, let control1, let control2): add(control1, control2, to, command: "c")
            case .closeSubpath: add(command: "h")
            }
        }
        return parts.joined(separator: " ")
    }

    /// A path from its text form; nil where the text is not one.
    public init?(_ string: String) {
        var list = PathElements()
        var numbers: [CGFloat] = []
        func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index * 2], y: numbers[index * 2 + 1]) }
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            switch (word, numbers.count) {
            case ("m", 2): list.move(to: point(0))
            case ("l", 2): list.line(to: point(0))
            case ("q", 4): list.quad(to: point(1), control: point(0))
            case ("c", 6): list.cubic(to: point(2), control1: point(0), control2: point(1))
            case ("h", 0): list.close()
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
        self.init(list)
    }

    private static func text(_ number: CGFloat) -> String {
        let number = Double(number)
        // Exactly representable whole numbers need no fraction.
        return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    }
}
