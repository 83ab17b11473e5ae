/// How a picker shows its options.
public struct _PickerLook: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case menu, inline, segmented, radioGroup, palette, wheel, navigationLink
    }

    /// nil: as pickers look where this one stands.
    package let kind: Kind?
}

/// The looks of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
    static var _look: _PickerLook { get }
}

private struct PickerLookKey: EnvironmentKey {
    static let defaultValue: _PickerLook.Kind? = nil
}

extension EnvironmentValues {
    package var pickerLook: _PickerLook.Kind? {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the pickers in this view show their options.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerLook, S._look.kind)
    }
}
