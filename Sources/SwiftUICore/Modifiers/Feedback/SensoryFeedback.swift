/// A kind of feedback that can be felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    /// The event's name in the Event Naming Specification, by which feedbackd knows what to play.
    package let event: String
    private let detail: Detail

    /// What tells feedbacks apart that sound alike.
    private enum Detail: Equatable, Sendable {
        case none
        case weight(Weight, Double)
        case flexibility(Flexibility, Double)
        case named(String)
    }

    private init(_ event: String, _ detail: Detail = .none) {
        self.event = event
        self.detail = detail
    }

    /// A task has been completed.
    public static let success = SensoryFeedback("complete", .named("success"))
    /// A task has been completed with a warning.
    public static let warning = SensoryFeedback("dialog-warning", .named("warning"))
    /// Something has gone wrong.
    public static let error = SensoryFeedback("dialog-error", .named("error"))
    /// The selection changes.
    public static let selection = SensoryFeedback("button-pressed", .named("selection"))
    /// A value has gone above a threshold.
    public static let increase = SensoryFeedback("button-pressed", .named("increase"))
    /// A value has gone below a threshold.
    public static let decrease = SensoryFeedback("button-released", .named("decrease"))
    /// Something starts.
    public static let start = SensoryFeedback("button-pressed", .named("start"))
    /// Something stops.
    public static let stop = SensoryFeedback("button-released", .named("stop"))
    /// What is dragged fits a guide.
    public static let alignment = SensoryFeedback("button-pressed", .named("alignment"))
    /// Steps between which the user moves.
    public static let levelChange = SensoryFeedback("button-pressed", .named("levelChange"))
    /// A path has come to its end.
    public static let pathComplete = SensoryFeedback("button-pressed", .named("pathComplete"))
    /// Things collide.
    public static let impact = SensoryFeedback.impact()

    /// Things of a weight collide; `intensity` is from 0 to 1.
    public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback("button-pressed", .weight(weight, intensity))
    }

    /// Things of a flexibility collide; `intensity` is from 0 to 1.
    public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
        SensoryFeedback("button-pressed", .flexibility(flexibility, intensity))
    }

    /// How heavy colliding things are.
    public struct Weight: Equatable, Sendable {
        private let level: Int

        /// A light object.
        public static let light = Weight(level: 0)
        /// An object of middling weight.
        public static let medium = Weight(level: 1)
        /// A heavy object.
        public static let heavy = Weight(level: 2)
    }

    /// How hard colliding things are.
    public struct Flexibility: Equatable, Sendable {
        private let level: Int

        /// A hard object.
        public static let rigid = Flexibility(level: 0)
        /// An object that gives way a little.
        public static let solid = Flexibility(level: 1)
        /// A soft object.
        public static let soft = Flexibility(level: 2)
    }
}
