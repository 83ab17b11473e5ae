/// Words of the date pickers themselves, in the user's language.
enum DatePickerWords {
    static var day: String { choose("Day", "Tag") }
    static var month: String { choose("Month", "Monat") }
    static var year: String { choose("Year", "Jahr") }
    static var hour: String { choose("Hour", "Stunde") }
    static var minute: String { choose("Minute", "Minute") }
    static var dayPeriod: String { choose("Before or after noon", "Vor- oder nachmittags") }
    static var previousMonth: String { choose("Previous Month", "Voriger Monat") }
    static var nextMonth: String { choose("Next Month", "Nächster Monat") }
    static var previousYear: String { choose("Previous Year", "Voriges Jahr") }
    static var nextYear: String { choose("Next Year", "Nächstes Jahr") }

    static func name(of field: DateField) -> String {
        switch field {
        case .day: day
        case .month: month
        case .year: year
        case .hour: hour
        case .minute: minute
        case .dayPeriod: dayPeriod
        }
    }

    private static func choose(_ english: String, _ german: String) -> String {
        UserLocale.current.languages.first?.hasPrefix("de") == true ? german : english
    }
}
