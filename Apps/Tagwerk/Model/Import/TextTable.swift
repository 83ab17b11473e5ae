import Foundation

/// A table of text: comma-separated values as RFC 4180 has them, and what spreadsheets make of them.
struct TextTable {
    struct Row: Hashable {
        /// The line on which the row begins, from 1.
        let line: Int
        let fields: [String]

        subscript(column: Int?) -> String {
            guard let column, fields.indices.contains(column) else { return "" }
            return fields[column]
        }
    }

    let rows: [Row]

    /// The text may be in UTF-8, with or without a mark, or in UTF-16 with one. Columns may be separated by commas,
    /// semicolons or tabs; what the first line has most of is taken.
    init(_ data: Data) throws(ImportProblem) {
        let text: String
        if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
            guard let decoded = String(data: data, encoding: .utf16) else { throw .unknown }
            text = decoded
        } else {
            let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
            let bytes = data.dropFirst(start)
            // Binary files have zero bytes; text has none.
            guard !bytes.contains(0) else { throw .unknown }
            text = String(decoding: bytes, as: UTF8.self)
        }
        rows = Self.rows(Array(text.utf8))
    }

    private static func rows(_ bytes: [UInt8]) -> [Row] {
        let head = bytes.prefix { $0 != 10 && $0 != 13 }
        let separators = Array(",;\t".utf8).map { mark in (mark, head.count { $0 == mark }) }
        var separator = separators[0]
        for candidate in separators where candidate.1 > separator.1 { separator = candidate }

        var rows: [Row] = []
        var fields: [String] = []
        var field: [UInt8] = []
        var line = 1
        var start = 1
        var isQuoted = false
        var wasQuoted = false
        func endField() {
            fields.append(String(decoding: field, as: UTF8.self))
            field.removeAll(keepingCapacity: true)
            wasQuoted = false
        }
        func endRow() {
            endField()
            // An empty line is no row.
            if fields != [""] { rows.append(Row(line: start, fields: fields)) }
            fields.removeAll()
        }
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            let isBreak = byte == 10 || (byte == 13 && !(index + 1 < bytes.count && bytes[index + 1] == 10))
            if isBreak { line += 1 }
            switch byte {
            case UInt8(ascii: "\"") where isQuoted:
                if index + 1 < bytes.count, bytes[index + 1] == byte {
                    field.append(byte)
                    index += 1
                } else {
                    isQuoted = false
                }
            case _ where isQuoted: field.append(byte)
            case UInt8(ascii: "\"") where field.isEmpty && !wasQuoted: (isQuoted, wasQuoted) = (true, true)
            case separator.0: endField()
            case 13 where !isBreak: break
            case _ where isBreak:
                endRow()
                start = line
            default: field.append(byte)
            }
            index += 1
        }
        if !field.isEmpty || !fields.isEmpty || wasQuoted { endRow() }
        return rows
    }

    /// Where the columns are, by their names in the first row, in lower case.
    var columns: [String: Int] {
        let names = rows.first?.fields.map { $0.trimmingCharacters(in: .whitespaces).lowercased() } ?? []
        return Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }
}
