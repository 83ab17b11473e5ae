/// Puts forms one after the other, the best first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// One form.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Item == Content.Item {
        content
    }

    /// The first of several forms.
    public static func buildPartialBlock<First: TransferRepresentation>(first: First) -> First
    where Item == First.Item {
        first
    }

    /// The forms so far, and another one.
    public static func buildPartialBlock<Accumulated: TransferRepresentation, Next: TransferRepresentation>(
        accumulated: Accumulated, next: Next
    ) -> TupleTransferRepresentation<Item, (Accumulated, Next)> where Item == Accumulated.Item, Item == Next.Item {
        TupleTransferRepresentation(
            forms: _TransferForms(Accumulated._forms(accumulated).list + Next._forms(next).list))
    }
}
