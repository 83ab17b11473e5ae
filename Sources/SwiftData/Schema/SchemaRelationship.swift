extension Schema {
    /// What `@Relationship` says about a property.
    public struct Relationship {
        /// What becomes of the models that a deleted one refers to.
        public enum DeleteRule: String, Hashable, Codable, Sendable {
            /// Nothing; they may keep referring to what is no longer there.
            case noAction
            /// They refer to it no longer.
            case nullify
            /// They are deleted too.
            case cascade
            /// The deletion fails when the context saves, as long as there are any.
            case deny
        }

        /// How a relationship is kept.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// Only one model refers to each of the others.
            public static let unique = Option(name: "unique")
        }

        package let deleteRule: DeleteRule
        package let minimumModelCount: Int
        package let maximumModelCount: Int
        package let originalName: String?
        package let inverse: AnyKeyPath?

        /// Creates what `@Relationship` says.
        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
            maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
            hashModifier: String? = nil
        ) {
            self.deleteRule = deleteRule
            self.minimumModelCount = minimumModelCount ?? 0
            self.maximumModelCount = maximumModelCount ?? 0
            self.originalName = originalName
            self.inverse = inverse
        }
    }
}
