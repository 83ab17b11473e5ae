/// Words of the date pickers themselves, in the user's language.
enum DatePickerWords {
    static var day: String { UserLocale.choose("Day", "Tag") }
    static var month: String { UserLocale.choose("Month", "Monat") }
    static var year: String { UserLocale.choose("Year", "Jahr") }
    static var hour: String { UserLocale.choose("Hour", "Stunde") }
    static var minute: String { UserLocale.choose("Minute", "Minute") }
    static var dayPeriod: String { UserLocale.choose("Before or after noon", "Vor- oder nachmittags") }
    static var previousMonth: String { UserLocale.choose("Previous Month", "Voriger Monat") }
    static var nextMonth: String { UserLocale.choose("Next Month", "Nächster Monat") }
    static var previousYear: String { UserLocale.choose("Previous Year", "Voriges Jahr") }
    static var nextYear: String { UserLocale.choose("Next Year", "Nächstes Jahr") }

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
}
