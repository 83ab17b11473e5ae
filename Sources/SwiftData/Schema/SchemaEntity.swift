extension Schema {
    /// A model of a schema.
    public struct Entity: Hashable, Sendable {
        /// The name of the class.
        public let name: String
        /// The names of the properties with values.
        public let attributeNames: [String]
        /// The names of the properties that refer to models.
        public let relationshipNames: [String]

        init(_ shape: ModelShape) {
            name = shape.name
            attributeNames = shape.properties.filter { !$0.isRelationship }.map(\.name)
            relationshipNames = shape.properties.filter(\.isRelationship).map(\.name)
        }
    }
}
