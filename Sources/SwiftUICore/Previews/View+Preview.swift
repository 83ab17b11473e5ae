package enum PreviewNameTrait: LayoutValueKey {
    package static var defaultValue: String? { nil }
}

package enum PreviewLayoutTrait: LayoutValueKey {
    package static var defaultValue: PreviewLayout { .device }
}

package enum PreviewDeviceTrait: LayoutValueKey {
    package static var defaultValue: PreviewDevice? { nil }
}

package enum PreviewOrientationTrait: LayoutValueKey {
    package static var defaultValue: InterfaceOrientation? { nil }
}

extension View {
    /// Names the preview of this view; nil: its provider's name. Elsewhere than in a `PreviewProvider` it says nothing.
    public func previewDisplayName(_ value: String?) -> some View {
        modifier(TraitModifier<PreviewNameTrait>(value))
    }

    /// Says how much room the preview of this view has. Elsewhere than in a `PreviewProvider` it says nothing.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(TraitModifier<PreviewLayoutTrait>(value))
    }

    /// Gives the preview of this view the room of a device; nil: of a usual one. Elsewhere than in a `PreviewProvider`
    /// it says nothing.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(TraitModifier<PreviewDeviceTrait>(value))
    }

    /// Turns the device of this view's preview. Elsewhere than in a `PreviewProvider` it says nothing.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(TraitModifier<PreviewOrientationTrait>(value))
    }

    @available(*, unavailable, message: "A preview's context is read by widgets, which this platform does not have.")
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        self
    }
}
