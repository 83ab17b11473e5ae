extension UTType {
    /// How files of this type, or of a kind of it, are marked: MIME types and file name extensions.
    package var fileMarks: (mimeTypes: [String], endings: [String]) {
        let kinds = TypeTable.shared.all.filter { $0.identifier == identifier || UTType(known: $0).conforms(to: self) }
        var mimeTypes = Set(kinds.compactMap(\.mimeType))
        var endings = Set(kinds.flatMap(\.endings))
        preferredMIMEType.map { _ = mimeTypes.insert($0) }
        preferredFilenameExtension.map { _ = endings.insert($0) }
        if let family = TypeTable.mimeFamily(of: identifier) { mimeTypes.insert(family) }
        return (mimeTypes.sorted(), endings.sorted())
    }
}
