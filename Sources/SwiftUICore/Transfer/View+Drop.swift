import CoreTransferable
import Foundation
import FoundationPlus
import UniformTypeIdentifiers

extension View {
    /// Lets values of a type be dropped on this view.
    ///
    /// - Parameters:
    ///   - action: gets the values and the place in the view, in points. False: they could not be taken.
    ///   - isTargeted: called when something that could be dropped comes over the view and when it leaves it.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(DropModifier(handler: ValueDropHandler(action: action, isTargeted: isTargeted)))
    }

    /// Lets what has one of the types be dropped on this view.
    ///
    /// - Parameters:
    ///   - isTargeted: true while something that could be dropped is over the view.
    ///   - action: gets what was dropped. False: it could not be taken.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Lets what has one of the types be dropped on this view.
    ///
    /// - Parameters:
    ///   - isTargeted: true while something that could be dropped is over the view.
    ///   - action: gets what was dropped and the place in the view, in points. False: it could not be taken.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        modifier(
            DropModifier(
                handler: ProviderDropHandler(types: supportedContentTypes, isTargeted: isTargeted, action: action)))
    }

    /// Lets what has one of the types be dropped on this view, as the delegate decides.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(handler: DelegateDropHandler(types: supportedContentTypes, delegate: delegate)))
    }

    /// Lets what has one of the types, given by name, be dropped on this view.
    @available(*, deprecated, message: "Provide types instead of their names.")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    /// Lets what has one of the types, given by name, be dropped on this view.
    @available(*, deprecated, message: "Provide types instead of their names.")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), isTargeted: isTargeted, perform: action)
    }

    /// Lets what has one of the types, given by name, be dropped on this view, as the delegate decides.
    @available(*, deprecated, message: "Provide types instead of their names.")
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map(UTType.named), delegate: delegate)
    }
}
