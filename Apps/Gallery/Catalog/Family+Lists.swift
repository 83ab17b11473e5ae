import SwiftUI

extension Family {
    static let lists = Family(
        "lists", "Lists",
        pages: [
            Page(
                "lists", "Lists", symbol: "list.bullet",
                examples: [
                    Example("Rows of Values", height: 200, isEdgeToEdge: true, RowsOfValues()),
                    Example("Sections", height: 300, isEdgeToEdge: true, ListSections()),
                    Example("Badges", height: 180, isEdgeToEdge: true, Badges()),
                    Example("Outline", height: 240, isEdgeToEdge: true, FoldedTree()),
                    Example("Spacing and Prominence", height: 320, isEdgeToEdge: true, SpacedRows()),
                    Example("Plain Style", height: 200, isEdgeToEdge: true, ListStyles()),
                    Example("A Hundred Thousand Rows", height: 240, isEdgeToEdge: true, ThousandsOfRows()),
                ]),
            Page(
                "list-editing", "Editing Lists", symbol: "pencil",
                examples: [
                    Example("Selection", height: 280, ListWithSelection()),
                    Example("Moving and Deleting", height: 260, isEdgeToEdge: true, ListWithEditing()),
                    Example("Swipe Actions", height: 120, isEdgeToEdge: true, SwipedRows()),
                    Example("Looks of Rows", height: 260, isEdgeToEdge: true, RowLooks()),
                    Example("Edit Button", height: 260, isEdgeToEdge: true, ListWithEditButton()),
                ]),
            Page(
                "list-search", "Searching and Refreshing", symbol: "magnifyingglass",
                examples: [
                    Example("Searchable", height: 300, isEdgeToEdge: true, Searching()),
                    Example("Refreshable", height: 300, isEdgeToEdge: true, Refreshing()),
                ]),
            Page(
                "forms", "Forms", symbol: "list.bullet.rectangle",
                examples: [
                    Example("Form", height: 480, isEdgeToEdge: true, SettingsForm())
                ]),
            Page(
                "habits", "Habits", symbol: "checkmark.circle",
                examples: [
                    Example("A Small App", height: 420, isEdgeToEdge: true, HabitExample())
                ]),
        ])
}
