import Foundation

/// The names that Unicode's data has for Foundation's units.
enum MeasurementUnits {
    /// The unit's name, such as `length-kilometer`; nil for a unit of the program's own.
    static func name(of unit: Unit) -> String? {
        table(of: unit)?[unit.symbol]
    }

    private static func table(of unit: Unit) -> [String: String]? {
        switch unit {
        case is UnitLength: lengths
        case is UnitMass: masses
        case is UnitTemperature: temperatures
        case is UnitSpeed: speeds
        case is UnitDuration: durations
        case is UnitEnergy: energies
        case is UnitVolume: volumes
        case is UnitArea: areas
        case is UnitAngle: angles
        case is UnitPressure: pressures
        case is UnitPower: powers
        case is UnitFrequency: frequencies
        case is UnitInformationStorage: storages
        default: nil
        }
    }

    private static let lengths = [
        "Mm": "length-megameter", "km": "length-kilometer", "hm": "length-hectometer", "dam": "length-decameter",
        "m": "length-meter", "dm": "length-decimeter", "cm": "length-centimeter", "mm": "length-millimeter",
        "µm": "length-micrometer", "nm": "length-nanometer", "pm": "length-picometer", "in": "length-inch",
        "ft": "length-foot", "yd": "length-yard", "mi": "length-mile", "smi": "length-mile-scandinavian",
        "ly": "length-light-year", "NM": "length-nautical-mile", "ftm": "length-fathom", "fur": "length-furlong",
        "ua": "length-astronomical-unit", "pc": "length-parsec",
    ]

    private static let masses = [
        "kg": "mass-kilogram", "g": "mass-gram", "dg": "mass-decigram", "cg": "mass-centigram", "mg": "mass-milligram",
        "µg": "mass-microgram", "oz": "mass-ounce", "lb": "mass-pound", "st": "mass-stone", "t": "mass-tonne",
        "ton": "mass-ton", "ct": "mass-carat", "oz t": "mass-ounce-troy",
    ]

    private static let temperatures = [
        "K": "temperature-kelvin", "°C": "temperature-celsius", "°F": "temperature-fahrenheit",
    ]

    private static let speeds = [
        "m/s": "speed-meter-per-second", "km/h": "speed-kilometer-per-hour", "mph": "speed-mile-per-hour",
        "kn": "speed-knot",
    ]

    private static let durations = [
        "hr": "duration-hour", "h": "duration-hour", "min": "duration-minute", "s": "duration-second",
        "sec": "duration-second", "ms": "duration-millisecond", "µs": "duration-microsecond",
        "ns": "duration-nanosecond",
    ]

    private static let energies = [
        "kJ": "energy-kilojoule", "J": "energy-joule", "kCal": "energy-kilocalorie", "cal": "energy-calorie",
        "kWh": "energy-kilowatt-hour",
    ]

    private static let volumes = [
        "ML": "volume-megaliter", "kL": "volume-kiloliter", "L": "volume-liter", "dL": "volume-deciliter",
        "cL": "volume-centiliter", "mL": "volume-milliliter", "km³": "volume-cubic-kilometer",
        "m³": "volume-cubic-meter", "cm³": "volume-cubic-centimeter", "in³": "volume-cubic-inch",
        "ft³": "volume-cubic-foot", "yd³": "volume-cubic-yard", "mi³": "volume-cubic-mile", "af": "volume-acre-foot",
        "bsh": "volume-bushel", "tsp": "volume-teaspoon", "tbsp": "volume-tablespoon", "fl oz": "volume-fluid-ounce",
        "cup": "volume-cup", "pt": "volume-pint", "qt": "volume-quart", "gal": "volume-gallon",
    ]

    private static let areas = [
        "km²": "area-square-kilometer", "m²": "area-square-meter", "cm²": "area-square-centimeter",
        "in²": "area-square-inch", "ft²": "area-square-foot", "yd²": "area-square-yard", "mi²": "area-square-mile",
        "ac": "area-acre", "ha": "area-hectare",
    ]

    private static let angles = [
        "°": "angle-degree", "ʹ": "angle-arc-minute", "ʹʹ": "angle-arc-second", "rad": "angle-radian",
        "rev": "angle-revolution",
    ]

    private static let pressures = [
        "hPa": "pressure-hectopascal", "kPa": "pressure-kilopascal", "MPa": "pressure-megapascal",
        "inHg": "pressure-inch-ofhg", "bar": "pressure-bar", "mbar": "pressure-millibar",
        "mmHg": "pressure-millimeter-ofhg", "psi": "pressure-pound-force-per-square-inch", "N/m²": "pressure-pascal",
    ]

    private static let powers = [
        "GW": "power-gigawatt", "MW": "power-megawatt", "kW": "power-kilowatt", "W": "power-watt",
        "mW": "power-milliwatt", "hp": "power-horsepower",
    ]

    private static let frequencies = [
        "GHz": "frequency-gigahertz", "MHz": "frequency-megahertz", "kHz": "frequency-kilohertz",
        "Hz": "frequency-hertz",
    ]

    private static let storages = [
        "bit": "digital-bit", "B": "digital-byte", "kB": "digital-kilobyte", "MB": "digital-megabyte",
        "GB": "digital-gigabyte", "TB": "digital-terabyte", "PB": "digital-petabyte", "kbit": "digital-kilobit",
        "Mbit": "digital-megabit", "Gbit": "digital-gigabit",
    ]
}
