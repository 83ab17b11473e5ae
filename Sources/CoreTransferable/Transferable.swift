/// Something that can be given to other programs and taken from them: by dragging, by copying, or by sharing.
public protocol Transferable: SendableMetatype {
    /// The forms in which it is given and taken.
    associatedtype Representation: TransferRepresentation

    /// The forms in which it is given and taken, the best first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Self.Representation { get }
}
