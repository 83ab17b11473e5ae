import SwiftUI

/// The header's menu that changes the appearance of all pages.
struct AppearanceMenu: View {
    @Binding var appearance: Appearance

    var body: some View {
        Menu("Appearance", systemImage: "circle.lefthalf.filled") {
            Toggle("Dark", isOn: $appearance.isDark)
            Toggle("Right to Left", isOn: $appearance.isRightToLeft)
            Picker("Text Size", selection: $appearance.textSize) {
                Text("Small").tag(DynamicTypeSize?.some(.small))
                Text("Standard").tag(DynamicTypeSize?.none)
                Text("Large").tag(DynamicTypeSize?.some(.xxLarge))
                Text("Very Large").tag(DynamicTypeSize?.some(.accessibility1))
            }
        }
    }
}
