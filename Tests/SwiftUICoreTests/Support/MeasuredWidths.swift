import Foundation

/// Widths that texts in the system font have on macOS, in points.
enum MeasuredWidths {
    static let table: [String: CGFloat] = [
        "Header": 45, "Status": 39, "v1.0": 24, "Deep": 32, "BR": 17, "C": 10, "TL": 16, "Framed": 46, "X": 9,
        "Full Width": 61, "Centered": 56, "Left": 24, "Right": 32, "Label": 33, "Value": 34, "Another": 49, "Data": 29,
        "Short": 34, "Tall": 24, "Multiline": 51, "Text": 26, "Custom Pad": 74, "Padded": 47, "H-Padded": 62,
        "Only child": 61, "Hello": 31, "First": 27, "Second": 46, "Third": 32, "Title": 27, "Subtitle": 47,
        "A longer text": 78, "Mid": 23, "Group 1 - A": 69, "Group 1 - B": 69, "Group 2 - A": 71, "Group 2 - B": 71,
        "Top": 23, "Bottom": 45, "A": 10, "B": 9, "TopLeading": 71,
    ]
}
