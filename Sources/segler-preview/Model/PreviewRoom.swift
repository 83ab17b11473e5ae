import SwiftUI

/// How much room previews get that do not say it themselves.
enum PreviewRoom: String, CaseIterable, Identifiable {
    case automatic = ""
    case smallPhone = "320x568"
    case phone = "390x844"
    case largePhone = "430x932"
    case tablet = "820x1180"
    case window = "800x640"

    var id: Self { self }

    var title: LocalizedStringKey {
        switch self {
        case .automatic: "As the Preview Says"
        case .smallPhone: "Small Phone, 320 × 568"
        case .phone: "Phone, 390 × 844"
        case .largePhone: "Large Phone, 430 × 932"
        case .tablet: "Tablet, 820 × 1180"
        case .window: "Window, 800 × 640"
        }
    }
}
