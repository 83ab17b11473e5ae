import SwiftUI

struct BadgeColorKey: EnvironmentKey {
    static let defaultValue = Color.gray
}

extension EnvironmentValues {
    var badgeColor: Color {
        get { self[BadgeColorKey.self] }
        set { self[BadgeColorKey.self] = newValue }
    }
}

struct Badge: View {
    @Environment(\.badgeColor) private var color

    var body: some View {
        Circle().fill(color).frame(width: 32, height: 32)
    }
}

struct OwnEnvironmentKey: View {
    var body: some View {
        HStack(spacing: 12) {
            Badge()
            Badge().environment(\.badgeColor, .green)
            HStack {
                Badge(); Badge()
            }.environment(\.badgeColor, .pink)
        }
    }
}
