import Foundation

/// A linear change of colours: rows give the new red, green, blue and opacity of the old ones and of 1.
///
/// Components are with gamma and not multiplied with the opacity.
package struct ColorMatrix: Equatable, Sendable {
    /// Four rows of five numbers.
    package private(set) var rows: [[Double]]

    package init(_ rows: [[Double]]) {
        self.rows = rows
    }

    package static let identity = ColorMatrix([
        [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 1, 0],
    ])

    /// The weights of the components in how light a colour looks.
    private static let luma = (red: 0.2126, green: 0.7152, blue: 0.0722)

    package static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix([[1, 0, 0, 0, amount], [0, 1, 0, 0, amount], [0, 0, 1, 0, amount], [0, 0, 0, 1, 0]])
    }

    package static func contrast(_ amount: Double) -> ColorMatrix {
        let shift = (1 - amount) / 2
        return ColorMatrix([
            [amount, 0, 0, 0, shift], [0, amount, 0, 0, shift], [0, 0, amount, 0, shift], [0, 0, 0, 1, 0],
        ])
    }

    package static func saturation(_ amount: Double) -> ColorMatrix {
        let rest = 1 - amount
        let (r, g, b) = (luma.red * rest, luma.green * rest, luma.blue * rest)
        return ColorMatrix([
            [r + amount, g, b, 0, 0], [r, g + amount, b, 0, 0], [r, g, b + amount, 0, 0], [0, 0, 0, 1, 0],
        ])
    }

    package static func multiply(_ color: Color.Resolved) -> ColorMatrix {
        ColorMatrix([
            [Double(color.red), 0, 0, 0, 0], [0, Double(color.green), 0, 0, 0], [0, 0, Double(color.blue), 0, 0],
            [0, 0, 0, Double(color.opacity), 0],
        ])
    }

    package static let inversion = ColorMatrix([
        [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
    ])

    /// Turns hues; how light a colour looks stays.
    package static func hueRotation(_ angle: Angle) -> ColorMatrix {
        let (c, s) = (cos(angle.radians), sin(angle.radians))
        let (r, g, b) = luma
        return ColorMatrix([
            [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0],
            [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0],
            [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0],
            [0, 0, 0, 1, 0],
        ])
    }

    /// Black, as opaque as the colour is light.
    package static let luminanceToAlpha = ColorMatrix([
        [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [luma.red, luma.green, luma.blue, 0, 0],
    ])

    /// What the matrix makes of a colour.
    package func applied(to color: Color.Resolved) -> Color.Resolved {
        let old = [Double(color.red), Double(color.green), Double(color.blue), Double(color.opacity), 1]
        let new = rows.map { row in Float(min(max(zip(row, old).reduce(0) { $0 + $1.0 * $1.1 }, 0), 1)) }
        return Color.Resolved(red: new[0], green: new[1], blue: new[2], opacity: new[3])
    }

    package static func + (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, +) }
    package static func - (lhs: Self, rhs: Self) -> Self { lhs.combined(with: rhs, -) }

    private func combined(with other: Self, _ operation: (Double, Double) -> Double) -> Self {
        Self(zip(rows, other.rows).map { zip($0, $1).map(operation) })
    }
}

extension ColorMatrix: VectorArithmetic {
    package static var zero: Self { Self(Array(repeating: Array(repeating: 0, count: 5), count: 4)) }

    package mutating func scale(by factor: Double) { rows = rows.map { $0.map { $0 * factor } } }

    package var magnitudeSquared: Double { rows.reduce(0) { $0 + $1.reduce(0) { $0 + $1 * $1 } } }
}
