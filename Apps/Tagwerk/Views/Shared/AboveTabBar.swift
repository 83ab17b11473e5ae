import SwiftUI

extension View {
    /// The content of one of a window's tabs. It ends above the tabs that a narrow window has at its bottom.
    func tabContent() -> some View {
        anchorPreference(key: TabContentBounds.self, value: .bounds) { $0 }
    }

    /// Lays something over the bottom of a window's tabs, but not over what switches them.
    func overlayAboveTabBar(@ViewBuilder _ overlay: @escaping () -> some View) -> some View {
        overlayPreferenceValue(TabContentBounds.self) { bounds in
            GeometryReader { window in
                overlay()
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
                    .padding(.bottom, bounds.map { max(0, window.size.height - window[$0].maxY) } ?? 0)
            }
        }
    }
}

/// Where the content of the tab is that is shown.
private struct TabContentBounds: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }

    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
    }
}
