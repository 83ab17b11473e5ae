extension TabContent {
    /// Shows a count at the tab; 0: none.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badged(count == 0 ? nil : Text(count, format: .number))
    }

    /// Shows a short text at the tab; nil: none.
    public func badge(_ label: Text?) -> some TabContent<TabValue> { badged(label) }

    /// Shows a short text at the tab; nil: none.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { badged(key.map { Text($0) }) }

    /// Shows a short text at the tab; nil: none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { badged(label.map { Text($0) }) }

    private func badged(_ badge: Text?) -> _Tabs<TabValue> {
        _Tabs(
            tabs: Self._tabs(self).map { tab in
                var tab = tab
                tab.badge = badge
                return tab
            })
    }
}
