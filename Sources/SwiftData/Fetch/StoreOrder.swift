import Foundation

/// An order that the store can make.
enum StoreOrder {
    /// The words after `ORDER BY`; nil where only memory can sort so: texts by the user's language, values of models.
    static func sql<T: PersistentModel>(_ orders: [SortDescriptor<T>], _ table: StoreTable) -> String? {
        var words: [String] = []
        for order in orders {
            guard let keyPath = order.keyPath, let index = table.shape.indices[keyPath],
                table.read.contains(index), table.shape.properties[index].coding?.kind == .number
            else { return nil }
            words.append("t.\(table.column(index)) " + (order.order == .forward ? "ASC" : "DESC"))
        }
        return (words + ["t.\(StoreTable.key)"]).joined(separator: ", ")
    }
}
