/// What a drop would do.
public struct DropProposal: Sendable {
    /// What would happen with what is dropped.
    public let operation: DropOperation

    /// A drop that would do this.
    public init(operation: DropOperation) {
        self.operation = operation
    }
}
