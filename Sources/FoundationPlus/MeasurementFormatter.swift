import Foundation

/// Writes measurements in words.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    /// Which unit is used.
    public struct UnitOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The unit that the measurement is in.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// A unit of a fitting size.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Degrees without saying of which scale.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is used; that of the user's region unless given otherwise.
    open var unitOptions: UnitOptions = []
    /// How much room the unit's name takes.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The language and the region.
    open var locale: Locale! = Locale.current
    /// The form of the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// The measurement in words.
    open func string(from measurement: Measurement<Unit>) -> String {
        let locale = locale ?? .current
        guard let name = MeasurementUnits.name(of: measurement.unit) else {
            return "\(number(measurement.value)) \(measurement.unit.symbol)"
        }
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return number(measurement.value) + "°"
        }
        let text =
            unitOptions.contains(.providedUnit)
            ? MeasureText.string(
                measurement.value, unit: name, width: width, locale: locale, replacing: { self.number($0) })
            : MeasureText.string(measurement.value, unit: name, width: width, locale: locale, usage: "default")
        return text ?? "\(number(measurement.value)) \(measurement.unit.symbol)"
    }

    /// The measurement in words.
    public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        string(from: Measurement<Unit>(value: measurement.value, unit: measurement.unit))
    }

    /// The unit's name.
    open func string(from unit: Unit) -> String {
        guard let name = MeasurementUnits.name(of: unit),
            let text = MeasureText.string(
                2, unit: name, width: width, locale: locale ?? .current, replacing: { _ in "" })
        else { return unit.symbol }
        return text.trimmingCharacters(in: .whitespaces)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Measurement<Unit>).map { string(from: $0) }
    }

    private func number(_ value: Double) -> String {
        numberFormatter?.string(from: NSNumber(value: value)) ?? "\(value)"
    }

    private var width: MeasureText.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .full
        @unknown default: .short
        }
    }
}
