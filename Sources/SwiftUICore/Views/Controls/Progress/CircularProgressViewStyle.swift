import Foundation

/// A ring that fills, or a spinner where nobody knows how far things have come; the label is under it.
public struct CircularProgressViewStyle {
    private let tint: Color?

    /// Creates a circular progress view style.
    public init() {
        tint = nil
    }

    /// A ring of the given colour.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            if let fraction = configuration.fractionCompleted {
                ProgressRing(fraction: fraction, tint: tint)
            } else {
                PlatformLeaf(
                    control: ProgressIndicator(kind: .spinner, fraction: nil, tint: tint), label: configuration.label)
            }
            configuration.label
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring that fills, or a spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A ring of which a part is filled.
private struct ProgressRing: View {
    let fraction: Double
    let tint: Color?

    private static let lineWidth: CGFloat = 4

    var body: some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: Self.lineWidth)
            Circle()
                .trim(from: 0, to: fraction)
                .rotation(.degrees(-90))
                .stroke(
                    tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
                    style: StrokeStyle(lineWidth: Self.lineWidth, lineCap: .round))
        }
        .frame(width: 28, height: 28)
        .padding(Self.lineWidth / 2)
    }
}
