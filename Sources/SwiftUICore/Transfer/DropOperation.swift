/// What happens with something that is dropped.
public enum DropOperation: Sendable {
    /// Nothing: the drag goes back.
    case cancel
    /// Nothing may be dropped here.
    case forbidden
    /// It is copied here.
    case copy
    /// It goes from where it was to here.
    case move
}
