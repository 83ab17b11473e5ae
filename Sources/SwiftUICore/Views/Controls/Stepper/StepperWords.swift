/// Words of the steppers themselves, in the user's language.
enum StepperWords {
    static var increase: String { UserLocale.choose("Increase", "Erhöhen") }
    static var decrease: String { UserLocale.choose("Decrease", "Verringern") }
}
