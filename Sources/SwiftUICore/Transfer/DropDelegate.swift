/// Decides about drops on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether what is coming over the view could be dropped. If the delegate does not say: yes.
    func validateDrop(info: DropInfo) -> Bool

    /// Takes what was dropped. False: it could not be taken.
    func performDrop(info: DropInfo) -> Bool

    /// Something that could be dropped has come over the view.
    func dropEntered(info: DropInfo)

    /// It has moved. What a drop would do; nil: what was said before, and a copy at first.
    func dropUpdated(info: DropInfo) -> DropProposal?

    /// It has left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Whether what is coming over the view could be dropped: yes.
    public func validateDrop(info: DropInfo) -> Bool { true }

    /// Something that could be dropped has come over the view.
    public func dropEntered(info: DropInfo) {}

    /// It has moved: nothing new.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

    /// It has left the view.
    public func dropExited(info: DropInfo) {}
}
