/// Why source does not compile here, in a form that can be counted.
struct Cause: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
        /// A module that cannot be imported.
        case module
        /// A name that is not declared.
        case missing
        /// A name that is declared as unavailable.
        case unavailable
        /// A call whose arguments fit no declaration.
        case signature
        /// Anything else that the compiler says; often a consequence.
        case other
    }

    let kind: Kind
    /// The name, such as `View.scrollTargetBehavior` or `TextField(axis:)`; the message for other kinds.
    let symbol: String

    /// As the user reads it.
    var text: String {
        switch kind {
        case .module: "import \(symbol)"
        case .missing, .signature, .other: symbol
        case .unavailable: "\(symbol) (unavailable)"
        }
    }
}
