/// A form, or several, in which values are given to other programs and taken from them.
public protocol TransferRepresentation<Item>: Sendable {
    /// What is given and taken.
    associatedtype Item: Transferable
    /// The forms that this one is made of.
    associatedtype Body: TransferRepresentation

    /// The forms that this one is made of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    static func _forms(_ representation: Self) -> _TransferForms<Item>
}

extension TransferRepresentation where Body.Item == Item {
    public static func _forms(_ representation: Self) -> _TransferForms<Item> { Body._forms(representation.body) }
}

extension TransferRepresentation where Body == Never {
    /// There is none.
    public var body: Never { fatalError("A form that is made of no others has no body.") }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public typealias Body = Never

    public static func _forms(_ representation: Never) -> _TransferForms<Never> {}
}

extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("There is no value that could be given away.") }
}

/// Forms, in a type that public requirements can name.
public struct _TransferForms<Item>: Sendable {
    package var list: [TransferForm<Item>]

    package init(_ list: [TransferForm<Item>]) {
        self.list = list
    }
}
