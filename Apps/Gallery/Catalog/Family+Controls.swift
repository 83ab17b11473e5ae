import SwiftUI

extension Family {
    static let controls = Family(
        "controls", "Controls",
        pages: [
            Page(
                "buttons", "Buttons", symbol: "hand.tap",
                examples: [
                    Example("Styles", ButtonStyles()),
                    Example("Roles and Tint", ButtonRoles()),
                    Example("Border Shapes", ButtonShapes()),
                    Example("A Style of Your Own", OwnButtonStyle()),
                    Example("Keyboard Shortcut", ButtonShortcut()),
                    Example("Help Tag", HelpTags()),
                    Example("Control Group", ControlsTogether()),
                ]),
            Page(
                "toggles", "Toggles", symbol: "switch.2",
                examples: [
                    Example("Styles", ToggleStyles()),
                    Example("A Style of Your Own", OwnToggleStyle()),
                ]),
            Page(
                "sliders", "Sliders and Steppers", symbol: "slider.horizontal.3",
                examples: [
                    Example("Slider with Labels", SliderValue()),
                    Example("Slider in Steps", SliderSteps()),
                    Example("Steppers", StepperValue()),
                ]),
            Page(
                "text-fields", "Text Fields", symbol: "character.cursor.ibeam",
                examples: [
                    Example("Styles", TextFieldStyles()),
                    Example("Submitting", SubmittedField()),
                    Example("Numbers", NumberField()),
                    Example("Passwords", PasswordField()),
                    Example("Long Text", LongText()),
                    Example("Selected Text", SelectedText()),
                ]),
            Page(
                "pickers", "Pickers", symbol: "chevron.up.chevron.down",
                examples: [
                    Example("Styles", PickerStyles()),
                    Example("Cases of an Enumeration", PickerOfCases()),
                    Example("Color Picker", ChosenColor()),
                ]),
            Page(
                "dates", "Days and Times", symbol: "calendar",
                examples: [
                    Example("Compact", DatePickers()),
                    Example("Graphical", MonthPage()),
                    Example("Several Days", SeveralDays()),
                ]),
            Page(
                "menus", "Menus", symbol: "contextualmenu.and.cursorarrow",
                examples: [
                    Example("Menu", MenuItems()),
                    Example("Context Menu", PressedForMenu()),
                ]),
            Page(
                "progress", "Progress", symbol: "circle.dotted",
                examples: [
                    Example("Styles", ProgressStyles()),
                    Example("Gauges", Gauges()),
                ]),
            Page(
                "segmented-progress", "Segmented Progress", symbol: "chart.pie",
                examples: [
                    Example("A Ring of Segments", note: "Made of shapes, state and animation.", SegmentedProgress())
                ]),
            Page(
                "labels", "Labels", symbol: "tag",
                examples: [
                    Example("Styles", LabelStyles()),
                    Example("Labeled Content", LabeledValues()),
                    Example("Link", WebLink()),
                ]),
            Page(
                "groups", "Groups and Sizes", symbol: "square.stack",
                examples: [
                    Example("Group Box and Disclosure Group", GroupsOfControls()),
                    Example("Control Sizes", ControlSizes()),
                    Example("Content Unavailable", EmptyState()),
                ]),
        ])
}
