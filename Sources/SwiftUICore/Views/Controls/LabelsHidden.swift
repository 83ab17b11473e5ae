private struct LabelsAreHiddenKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    package var labelsAreHidden: Bool {
        get { self[LabelsAreHiddenKey.self] }
        set { self[LabelsAreHiddenKey.self] = newValue }
    }
}

extension View {
    /// Hides the labels of the controls in this view. Screen readers still speak them.
    public func labelsHidden() -> some View {
        environment(\.labelsAreHidden, true)
    }
}
