import Foundation

/// The types whose modifiers are those of `View`.
enum ViewTypes {
    /// SwiftUI's own.
    static let names: Set<String> = [
        "AnyView", "AsyncImage", "Button", "Capsule", "Chart", "Circle", "ColorPicker", "ContentUnavailableView",
        "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EmptyView", "ForEach",
        "Form",
        "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "Image", "Label",
        "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Map", "Menu",
        "ModifiedContent", "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack",
        "NavigationView", "OutlineGroup", "PasteButton", "PhotosPicker", "Picker", "ProgressView", "Rectangle",
        "RoundedRectangle", "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Spacer",
        "Stepper", "Tab", "TabView", "Table", "Text", "TextEditor", "TextField", "TextFieldLink", "TimelineView",
        "Toggle",
        "TupleView", "UnevenRoundedRectangle", "VSplitView", "VStack", "ViewThatFits", "ZStack",
    ]

    /// The types that the sources declare as views.
    static func declared(in sources: [URL]) -> Set<String> {
        var names: Set<String> = []
        for source in sources {
            guard let data = try? Data(contentsOf: source) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            for match in text.matches(of: #/struct\s+(\w+)(?:<[^>{]*>)?\s*:\s*[^{]*\bView\b/#) {
                names.insert(String(match.1))
            }
        }
        return names
    }
}
