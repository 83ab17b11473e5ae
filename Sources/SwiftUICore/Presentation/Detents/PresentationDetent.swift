import Foundation

/// A height at which a sheet rests. Here a sheet is a window: that is the height of the window.
public struct PresentationDetent: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let kind: Kind
    private var customHeight: (@MainActor @Sendable (PresentationDetent.Context) -> CGFloat?)?

    private init(_ kind: Kind) {
        self.kind = kind
    }

    /// Half as high as the window under the sheet.
    public static let medium = PresentationDetent(.medium)
    /// As high as the window under the sheet.
    public static let large = PresentationDetent(.large)

    /// A part of the height of the window under the sheet, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(.fraction(fraction))
    }

    /// A height in points, without a bar that the window adds.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(.height(height)) }

    /// A height that a type of your own works out.
    @MainActor @preconcurrency
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        var detent = PresentationDetent(.custom(ObjectIdentifier(type)))
        detent.customHeight = { D.height(in: $0) }
        return detent
    }

    /// The height of the window in points; nil: the detent is not available.
    @MainActor
    func height(in context: Context, bar: CGFloat) -> CGFloat? {
        switch kind {
        case .medium: context.maxDetentValue / 2
        case .large: context.maxDetentValue
        case .fraction(let fraction): context.maxDetentValue * fraction
        case .height(let height): min(height + bar, context.maxDetentValue)
        case .custom: customHeight?(context).map { min($0 + bar, context.maxDetentValue) }
        }
    }

    public static func == (a: PresentationDetent, b: PresentationDetent) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// What a height may depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The greatest height in points.
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        /// A value of the environment of the sheet.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
    }
}
