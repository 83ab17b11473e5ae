/// Several forms, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: TransferRepresentation {
    public typealias Body = Never

    let forms: _TransferForms<Item>

    public static func _forms(_ representation: Self) -> _TransferForms<Item> { representation.forms }
}
