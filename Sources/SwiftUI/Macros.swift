/// Shows a view in the previews of `segler preview`.
///
///     #Preview("Empty") { HabitList(habits: []) }
///
/// A release build keeps nothing of it.
///
/// - Parameters:
///   - name: What the preview is called; nil: its file and line.
///   - body: The view. Variables in it that are `@Previewable` may be `@State` and the like.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in the previews of `segler preview`, with traits: the room it has, its orientation, modifiers.
///
///     #Preview("Week", traits: .sizeThatFitsLayout) { WeekView(habit: .sample) }
///
/// A release build keeps nothing of it.
///
/// - Parameters:
///   - name: What the preview is called; nil: its file and line.
///   - traits: How the view is shown.
///   - additionalTraits: More of them.
///   - body: The view. Variables in it that are `@Previewable` may be `@State` and the like.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Makes a variable in the body of a `#Preview` a property of the view shown: `@Previewable @State var isOn = true`.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry
/// of it, whose initial value holds where nobody has set one.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///     }
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")
