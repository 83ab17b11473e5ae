import Foundation

/// What a measurement is of, which decides the unit that a region uses for it.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// CLDR's name; nil for the unit as it is.
    let name: String?

    /// Of nothing special: the region's usual unit.
    public static var general: Self { Self(name: "default") }

    /// In the unit that it is given in.
    public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's height.
    public static var personHeight: Self { Self(name: "person-height") }
    /// A person's height, in words.
    public static var person: Self { Self(name: "person") }
    /// A distance on a road.
    public static var road: Self { Self(name: "road") }
    /// Snow on the ground.
    public static var snowfall: Self { Self(name: "snowfall") }
    /// Rain.
    public static var rainfall: Self { Self(name: "rainfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of the air.
    public static var weather: Self { Self(name: "weather") }
    /// Of a body.
    public static var person: Self { Self(name: "person") }
}

extension Measurement where UnitType: Dimension {
    /// A form of measurements.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much room the unit's name takes.
        public struct UnitWidth: Codable, Hashable, Sendable {
            let width: String

            /// "3 kilometers".
            public static var wide: UnitWidth { UnitWidth(width: "wide") }
            /// "3 km".
            public static var abbreviated: UnitWidth { UnitWidth(width: "abbreviated") }
            /// "3km".
            public static var narrow: UnitWidth { UnitWidth(width: "narrow") }

            var measureWidth: MeasureText.Width {
                switch width {
                case "wide": .full
                case "narrow": .narrow
                default: .short
                }
            }
        }

        /// How much room the unit's name takes.
        public var width: UnitWidth
        /// The language and the region.
        public var locale: Locale
        /// What the measurement is of.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The form of the number; nil: as few digits as it needs.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        public func format(_ value: Measurement<UnitType>) -> String {
            guard let name = MeasurementUnits.name(of: value.unit) else { return plain(value) }
            guard let style = numberFormatStyle?.locale(locale) else {
                return MeasureText.string(
                    value.value, unit: name, width: width.measureWidth, locale: locale, usage: usage.name)
                    ?? plain(value)
            }
            // A number in a form of its own stays in its unit: what it would be in another one is not its form's matter.
            return MeasureText.string(
                value.value, unit: name, width: width.measureWidth, locale: locale,
                replacing: { number in
                    style.format(number)
                }) ?? plain(value)
        }

        private func plain(_ value: Measurement<UnitType>) -> String {
            let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
            return style.locale(locale).format(value.value) + " " + value.unit.symbol
        }

        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }
    }

    /// The measurement in words of the user's language, in the unit of the user's region.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }

    /// The measurement in a form.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension FormatStyle {
    /// A form of measurements.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}
