/// An item of the status area. GNOME has none.
@available(*, unavailable, message: "GNOME has no status area. Offer the same in a Window or in commands(content:).")
public struct MenuBarExtra<Label: View, Content: View> {}

/// Windows that show documents.
@available(*, unavailable, message: "Use a WindowGroup(for: URL.self) with fileImporter and fileExporter instead.")
public struct DocumentGroup<Document, Content: View> {}
