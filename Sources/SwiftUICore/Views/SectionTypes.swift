/// A view type that says which views it holds without an arrangement of their own.
@MainActor
protocol StructuralView: View {
    static var heldTypes: [any View.Type] { get }
}

extension Group: StructuralView where Content: View {
    static var heldTypes: [any View.Type] { [Content.self] }
}

extension Optional: StructuralView where Wrapped: View {
    static var heldTypes: [any View.Type] { [Wrapped.self] }
}

extension _ConditionalContent: StructuralView where TrueContent: View, FalseContent: View {
    static var heldTypes: [any View.Type] { [TrueContent.self, FalseContent.self] }
}

extension ModifiedContent: StructuralView where Content: View, Modifier: ViewModifier {
    static var heldTypes: [any View.Type] { [Content.self] }
}

extension ForEach: StructuralView where Content: View {
    static var heldTypes: [any View.Type] { [Content.self] }
}

extension TupleView: StructuralView {
    static var heldTypes: [any View.Type] {
        TypeFields.of(T.self).compactMap { $0.type as? any View.Type }
    }
}

private protocol SectionView: View {}

extension Section: SectionView where Parent: View, Content: View, Footer: View {}

/// Tells whether views of a type are sections, or hold some, as their types say.
///
/// A ForEach of sections in a lazy container makes its elements at once, so that the container knows where sections
/// begin; what is inside the sections is made on demand.
@MainActor
enum SectionTypes {
    private static var cache: [ObjectIdentifier: Bool] = [:]

    static func contains<V: View>(_ type: V.Type) -> Bool {
        if let known = cache[ObjectIdentifier(type)] { return known }
        let result = find(type)
        cache[ObjectIdentifier(type)] = result
        return result
    }

    private static func find<V: View>(_ type: V.Type) -> Bool {
        if type is any SectionView.Type { return true }
        if let structural = type as? any StructuralView.Type {
            return structural.heldTypes.contains { contains($0) }
        }
        return V.Body.self == Never.self ? false : contains(V.Body.self)
    }
}
