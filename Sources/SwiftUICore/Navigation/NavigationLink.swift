/// Leads to a page when activated. In a list the whole row leads there.
public struct NavigationLink<Label: View, Destination: View>: View {
    /// What the link leads to.
    enum Target {
        case view(() -> Destination)
        case value(AnyHashable?)
    }

    let label: Label
    let target: Target
    /// The older form: the page is shown while this is true.
    var isActive: Binding<Bool>?
    @State private var presenter = NavigationPresenter()
    /// False where the page belongs into the link's own column of a split view.
    var leadsToNextColumn = true
    @Environment(\.navigationController) private var ownController
    @Environment(\.linkTarget) private var linkTarget
    @Environment(\.splitColumn) private var column
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.isEnabled) private var isEnabled

    public var body: some View {
        let _ = updateDestination()
        if let isActive {
            button.modifier(
                NavigationPresentationModifier(
                    isPresented: isActive, destination: boundDestination, leadsToNextColumn: leadsToNextColumn))
        } else {
            button
        }
    }

    @ViewBuilder private var button: some View {
        if isInListRow {
            label.modifier(TraitModifier<RowActionTrait>(rowAction))
        } else if Label.self == EmptyView.self {
            // A link that only its binding activates shows nothing.
            label
        } else {
            Button(action: activate) { label }.disabled(!canLead)
        }
    }

    private var boundDestination: DestinationView {
        guard case .view(let destination) = target else { return DestinationView { AnyView(EmptyView()) } }
        return DestinationView { AnyView(destination()) }
    }

    private var nextColumn: NavigationController? { leadsToNextColumn ? linkTarget : nil }

    private var controller: NavigationController? { nextColumn ?? ownController }

    private var rowAction: RowAction {
        RowAction(showsDisclosure: nextColumn == nil, perform: isEnabled && canLead ? activate : nil, value: value)
    }

    private var value: AnyHashable? {
        if case .value(let value) = target { value } else { nil }
    }

    private var canLead: Bool {
        if case .value(nil) = target { return false }
        return controller != nil
    }

    @MainActor private func activate() {
        if let isActive {
            isActive.wrappedValue = true
            return
        }
        switch target {
        case .view(let destination):
            let content = AnyView(DestinationView { AnyView(destination()) })
            if let nextColumn {
                nextColumn.replaceRoot(by: presenter, content) {}
            } else {
                controller?.present(presenter, content) {}
            }
        case .value(let value):
            guard let value else { return }
            if let nextColumn { nextColumn.replaceRoot(by: value) } else { controller?.push(value) }
        }
        if nextColumn != nil { column?.advance() }
    }

    /// Whether the page belongs into the next column of a split view, which is so by default. Elsewhere it makes no
    /// difference.
    public func isDetailLink(_ isDetailLink: Bool) -> some View {
        var link = self
        link.leadsToNextColumn = isDetailLink
        return link
    }

    /// The page that this link has pushed shows what the link's closure gives now.
    private func updateDestination() {
        guard isActive == nil, case .view(let destination) = target else { return }
        controller?.update(presenter, AnyView(DestinationView { AnyView(destination()) }))
    }
}

/// The identity of a link, by which its page is found again.
final class NavigationPresenter {}

extension NavigationLink {
    /// A link to a view.
    public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination)
    }

    /// A link to a view.
    public init(destination: @escaping @autoclosure () -> Destination, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .view(destination)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title to a page.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        label = Text(titleKey)
        target = .view(destination)
    }

    /// Creates a link with a title to a page.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
        label = Text(title)
        target = .view(destination)
    }

    /// Creates a link with a title to a page.
    public init(_ titleKey: LocalizedStringKey, destination: @escaping @autoclosure () -> Destination) {
        label = Text(titleKey)
        target = .view(destination)
    }

    /// Creates a link with a title to a page.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: @escaping @autoclosure () -> Destination) {
        label = Text(title)
        target = .view(destination)
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page that the stack shows for `value`; nil: the link leads nowhere and is disabled.
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.label = label()
        target = .value(value.map { AnyHashable($0) })
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title to the page of a value. Without a value it is disabled.
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
        label = Text(titleKey)
        target = .value(value.map { AnyHashable($0) })
    }

    /// Creates a link with a title to the page of a value. Without a value it is disabled.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
        label = Text(title)
        target = .value(value.map { AnyHashable($0) })
    }
}

/// What a list does when a row is activated as a whole.
package struct RowAction {
    /// True where the row leads to another page.
    package let showsDisclosure: Bool
    /// nil: nothing.
    package let perform: (@MainActor () -> Void)?
    /// What a link stands for, which a list may select instead.
    package let value: AnyHashable?

    package init(showsDisclosure: Bool, perform: (@MainActor () -> Void)?, value: AnyHashable? = nil) {
        self.showsDisclosure = showsDisclosure
        self.perform = perform
        self.value = value
    }
}

extension RowAction: EngineComparable {
    /// A closure is another one each time; a row looks the same with it.
    package static func isSameInput(_ old: RowAction, _ new: RowAction) -> Bool {
        old.showsDisclosure == new.showsDisclosure && (old.perform == nil) == (new.perform == nil)
            && old.value == new.value
    }
}

package enum RowActionTrait: LayoutValueKey {
    package static var defaultValue: RowAction { RowAction(showsDisclosure: false, perform: nil) }
}

private struct IsInListRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True directly in a row of a list, where a link gives its action to the row.
    package var isInListRow: Bool {
        get { self[IsInListRowKey.self] }
        set { self[IsInListRowKey.self] = newValue }
    }
}
