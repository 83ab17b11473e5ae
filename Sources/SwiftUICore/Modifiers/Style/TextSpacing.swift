import Foundation

extension View {
    /// Adds `kerning` points after each letter of the text in this view.
    public func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textStyling.kerning, kerning)
    }

    /// Adds `tracking` points after each letter of the text in this view, ligatures taken apart.
    public func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textStyling.tracking, tracking)
    }

    /// Moves the text in this view up by `baselineOffset` points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textStyling.baselineOffset, baselineOffset)
    }

    /// Adds `lineSpacing` points between the lines of a text.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, max(0, lineSpacing))
    }
}
