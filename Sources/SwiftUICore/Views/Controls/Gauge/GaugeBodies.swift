import Foundation

/// The tint of a gauge along its way: a gradient runs from the lower bound to the upper one.
struct GaugeTint {
    private let gradient: Gradient?

    init(_ environment: AnyShapeStyle?) {
        switch environment?.style {
        case let gradient as Gradient: self.gradient = gradient
        case let gradient as AnyGradient: self.gradient = gradient.gradient
        case let gradient as LinearGradient: self.gradient = gradient.gradient.gradient
        default: gradient = nil
        }
    }

    var linear: AnyShapeStyle {
        gradient.map { AnyShapeStyle(LinearGradient(gradient: $0, startPoint: .leading, endPoint: .trailing)) }
            ?? AnyShapeStyle(.tint)
    }

    func angular(from start: Angle, to end: Angle) -> AnyShapeStyle {
        gradient.map {
            AnyShapeStyle(AngularGradient(gradient: $0, center: .center, startAngle: start, endAngle: end))
        } ?? AnyShapeStyle(.tint)
    }
}

/// A bar that is filled up to the value.
private struct GaugeBar: View {
    @Environment(\.tintStyle) private var tint
    let fraction: Double
    let height: CGFloat

    init(fraction: Double, height: CGFloat) {
        self.fraction = fraction
        self.height = height
    }

    var body: some View {
        Capsule()
            .fill(.quaternary)
            .overlay {
                // All of the gradient, of which the part up to the value is seen.
                Capsule()
                    .fill(GaugeTint(tint).linear)
                    .mask { FilledPart(fraction: fraction) }
            }
            .frame(height: height)
    }
}

/// The leading part of a rectangle, round at its end.
private struct FilledPart: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard fraction > 0 else { return Path() }
        let width = max(rect.height, rect.width * min(fraction, 1))
        return Capsule().path(in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
    }
}

/// What screen readers are told of a gauge.
extension View {
    fileprivate func spokenGauge(_ fraction: Double) -> some View {
        accessibilityElement(children: .combine)
            .accessibilityValue(Text(fraction, format: .percent.precision(.fractionLength(0))))
    }
}

struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel
                GaugeBar(fraction: configuration.value, height: 8)
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel.foregroundStyle(.secondary)
        }
        .spokenGauge(configuration.value)
    }
}

struct AccessoryLinearGauge: View {
    @Environment(\.tintStyle) private var tint
    let configuration: GaugeStyleConfiguration
    let fills: Bool

    init(configuration: GaugeStyleConfiguration, fills: Bool) {
        self.configuration = configuration
        self.fills = fills
    }

    private static let height: CGFloat = 6
    private static let mark: CGFloat = 10

    var body: some View {
        Group {
            if fills {
                VStack(alignment: .leading, spacing: 2) {
                    configuration.label.font(.caption)
                    GaugeBar(fraction: configuration.value, height: Self.height)
                    configuration.currentValueLabel.font(.caption2).foregroundStyle(.secondary)
                }
            } else {
                HStack(spacing: 6) {
                    bounds { configuration.minimumValueLabel }
                    markedBar
                    bounds { configuration.maximumValueLabel }
                }
            }
        }
        .spokenGauge(configuration.value)
    }

    private func bounds(@ViewBuilder _ label: () -> some View) -> some View {
        label().font(.caption)
    }

    private var markedBar: some View {
        Capsule()
            .fill(GaugeTint(tint).linear)
            .frame(height: Self.height)
            .overlay {
                MarkShape(fraction: configuration.value, diameter: Self.mark)
                    .fill(.background)
                MarkShape(fraction: configuration.value, diameter: Self.mark - 4)
                    .fill(.foreground)
            }
            .padding(.vertical, 2)
    }
}

/// A dot that lies upon a bar at the value.
private struct MarkShape: Shape {
    var fraction: Double
    let diameter: CGFloat

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        let inset = rect.height / 2
        let x = rect.minX + inset + (rect.width - 2 * inset) * min(max(fraction, 0), 1)
        return Path(
            ellipseIn: CGRect(x: x - diameter / 2, y: rect.midY - diameter / 2, width: diameter, height: diameter))
    }
}

/// A ring: closed, and filled from the top on, or open at the bottom with a mark at the value.
struct CircularGauge: View {
    @Environment(\.tintStyle) private var tint
    let configuration: GaugeStyleConfiguration
    let isClosed: Bool

    init(configuration: GaugeStyleConfiguration, isClosed: Bool) {
        self.configuration = configuration
        self.isClosed = isClosed
    }

    private static let diameter: CGFloat = 52
    private static let line: CGFloat = 6

    var body: some View {
        ZStack {
            if isClosed { closedRing } else { openRing }
            value
        }
        .frame(width: Self.diameter, height: Self.diameter)
        .overlay(alignment: .bottom) { bottom }
        .spokenGauge(configuration.value)
    }

    @ViewBuilder private var value: some View {
        if let current = configuration.currentValueLabel {
            current.font(.callout).lineLimit(1).minimumScaleFactor(0.4).padding(Self.line + 4)
        } else if isClosed {
            configuration.label.font(.callout).lineLimit(1).minimumScaleFactor(0.4).padding(Self.line + 4)
        }
    }

    /// In the gap of an open ring: the bounds, or what is measured.
    @ViewBuilder private var bottom: some View {
        if !isClosed {
            Group {
                if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
                    HStack(spacing: 4) {
                        configuration.minimumValueLabel
                        configuration.maximumValueLabel
                    }
                } else {
                    configuration.label
                }
            }
            .font(.caption2)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            .frame(maxWidth: Self.diameter * 0.62)
            .offset(y: 2)
        }
    }

    private var closedRing: some View {
        ZStack {
            GaugeArc(start: 0, end: 1, line: Self.line).stroke(.quaternary, style: stroke)
            GaugeArc(start: 0, end: configuration.value, line: Self.line)
                .stroke(GaugeTint(tint).angular(from: .degrees(-90), to: .degrees(270)), style: stroke)
        }
    }

    private var openRing: some View {
        ZStack {
            GaugeArc(start: 0, end: 1, line: Self.line, gap: 90)
                .stroke(GaugeTint(tint).angular(from: .degrees(135), to: .degrees(405)), style: stroke)
            GaugeArc(start: configuration.value, end: configuration.value, line: Self.line, gap: 90)
                .stroke(.background, style: StrokeStyle(lineWidth: Self.line + 4, lineCap: .round))
            GaugeArc(start: configuration.value, end: configuration.value, line: Self.line, gap: 90)
                .stroke(.foreground, style: stroke)
        }
    }

    private var stroke: StrokeStyle { StrokeStyle(lineWidth: Self.line, lineCap: .round) }
}

/// A part of a ring, clockwise; `gap` degrees at the bottom, or none and the ring begins at the top.
private struct GaugeArc: Shape {
    var start: Double
    var end: Double
    let line: CGFloat
    var gap = 0.0

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let first = gap > 0 ? 90 + gap / 2 : -90
        let span = 360 - gap
        // An arc of no length is drawn as a dot by its round ends.
        let least = start == end ? 0.01 : 0
        var path = Path()
        guard end > start || start == end && gap > 0 else { return path }
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - line) / 2,
            startAngle: .degrees(first + span * start), endAngle: .degrees(first + span * end + least), clockwise: false
        )
        return path
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
