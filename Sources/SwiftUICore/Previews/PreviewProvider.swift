/// Makes views for previews. Each view in `previews` is one of its own: a `Group` of three gives three.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the views.
    associatedtype Previews: View

    /// The views to be shown.
    @ViewBuilder @MainActor @preconcurrency
    static var previews: Previews { get }

    /// The platform whose devices the views are made for; nil: a phone's. It decides how much room they have.
    @MainActor @preconcurrency
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    @MainActor @preconcurrency
    public static var platform: PreviewPlatform? { nil }
}
