/// Puts forms one after the other, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item {
        content
    }

    public static func buildPartialBlock<First: TransferRepresentation>(first: First) -> First
    where Item == First.Item {
        first
    }

    public static func buildPartialBlock<Accumulated: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: Accumulated, next: Next
    ) -> TupleTransferRepresentation<Item, (Accumulated, Next)> where Item == Accumulated.Item, Item == Next.Item {
        TupleTransferRepresentation(
            forms: _TransferForms(Accumulated._forms(accumulated).list + Next._forms(next).list))
    }
}
