extension String {
    /// The blocks of scripts that are written from right to left: Hebrew, Arabic and their relatives.
    private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
        0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]

    /// Whether the first letter is of a script that is written from right to left, as Pango finds a text's direction;
    /// nil where there is none.
    var runsRightToLeft: Bool? {
        guard let letter = unicodeScalars.first(where: \.properties.isAlphabetic) else { return nil }
        return Self.rightToLeftBlocks.contains { $0.contains(letter.value) }
    }
}
