/// A view that draws a shape.
public nonisolated protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that further fills and strokes draw upon this view.
    var shape: Content { get }
}
