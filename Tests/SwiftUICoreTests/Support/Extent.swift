import Foundation

/// How long a leaf can be along one axis, in points.
struct Extent: Equatable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var least: CGFloat
    var ideal: CGFloat
    var most: CGFloat

    init(least: CGFloat, ideal: CGFloat, most: CGFloat) {
        self.least = least
        self.ideal = ideal
        self.most = most
    }

    init(_ length: CGFloat) {
        self.init(least: length, ideal: length, most: length)
    }

    init(integerLiteral value: Int) {
        self.init(CGFloat(value))
    }

    init(floatLiteral value: Double) {
        self.init(CGFloat(value))
    }

    /// Takes whatever is offered, as a colour does.
    static let any = Extent(least: 0, ideal: 10, most: .infinity)

    func length(for proposal: CGFloat?) -> CGFloat {
        guard let proposal else { return ideal }
        return max(least, min(proposal, most))
    }
}
