import Foundation

/// A bar under the label.
public struct LinearProgressViewStyle {
    private let tint: Color?

    /// Creates a linear progress view style.
    public init() {
        tint = nil
    }

    /// A bar of the given colour.
    public init(tint: Color) {
        self.tint = tint
    }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            PlatformLeaf(
                control: ProgressIndicator(kind: .bar, fraction: configuration.fractionCompleted, tint: tint),
                label: configuration.label)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar under the label.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
