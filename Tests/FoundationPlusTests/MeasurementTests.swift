import FoundationPlus
import Testing

@Suite("Measurements in words")
struct MeasurementTests {
    private let german = Locale(identifier: "de_DE")
    private let american = Locale(identifier: "en_US")

    @Test("A region has its own units, unless the given one is asked for") func units() {
        let distance = Measurement(value: 5, unit: UnitLength.kilometers)
        #expect(distance.formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "5 Kilometer")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .road).locale(american)) == "3.1 mi")
        #expect(distance.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "5 km")
    }

    @Test("The number may have a form of its own") func numbers() {
        let warmth = Measurement(value: 21.26, unit: UnitTemperature.celsius)
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: german, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(0)))
        #expect(warmth.formatted(style).hasPrefix("21"))
        #expect(!warmth.formatted(style).contains(","))
    }

    @Test("A formatter gives units their names") func formatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = american
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3 kilograms")
        #expect(formatter.string(from: UnitMass.kilograms) == "kilograms")
    }
}
