import SwiftUI

/// A line through values from 0 to 1, evenly spread over the width.
struct ScoreLine: Shape {
    let values: [Double]

    func path(in rect: CGRect) -> Path {
        guard values.count > 1 else { return Path() }
        return Path { path in
            path.addLines(
                values.enumerated().map { index, value in
                    CGPoint(
                        x: rect.minX + rect.width * Double(index) / Double(values.count - 1),
                        y: rect.maxY - rect.height * value)
                })
        }
    }
}
