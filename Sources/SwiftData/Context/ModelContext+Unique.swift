import DataDriver

extension ModelContext {
    /// Makes models one whose unique values are the same: a new one takes the place of the old one and its values win.
    func resolveUniqueness(in store: Store, _ connection: any DataConnection) throws {
        let shapes = store.shapes.filter { !$0.uniqueLists.isEmpty }
        for shape in shapes {
            for model in insertedModelsArray + changedModelsArray where model._$record.shape === shape {
                for list in shape.uniqueLists { try resolve(model, list, store, connection) }
            }
        }
    }

    private func resolve(
        _ model: any PersistentModel, _ list: [Int], _ store: Store, _ connection: any DataConnection
    ) throws {
        let record = model._$record
        guard record.state == .inserted || record.state == .saved,
            record.state == .inserted || list.contains(where: { record.originals[$0] != nil })
        else { return }
        let values = try list.map { try record.stored($0) }
        guard !values.contains(.null), let other = try rival(of: record, list, values, store, connection) else {
            return
        }
        if record.state == .inserted {
            try merge(model, into: other)
        } else {
            deleteModel(other)
        }
    }

    private func rival(
        of record: ModelRecord, _ list: [Int], _ values: [DataValue], _ store: Store, _ connection: any DataConnection
    ) throws -> (any PersistentModel)? {
        let shape = record.shape
        func hasValues(_ other: ModelRecord) throws -> Bool {
            try other.shape === shape && other.key != record.key && list.map { try other.stored($0) } == values
        }
        // Of two new ones the later one wins.
        if let other = try insertedModelsArray.first(where: {
            try $0._$record.key < record.key && hasValues($0._$record)
        }) {
            return other
        }
        if let other = try changedModelsArray.first(where: { try hasValues($0._$record) }) { return other }
        let table = store.table(shape)
        let condition = list.map { "t.\(table.column($0)) = ?" }.joined(separator: " AND ")
        for row in try connection.rows(
            table.select("WHERE \(condition) AND t.\(StoreTable.key) <> ?"), values + [.integer(record.key)])
        {
            guard case .integer(let key)? = row.first else { continue }
            let id = RecordID(shape: shape.id, key: key)
            guard deleted[id] == nil else { continue }
            let other = self.model(table, row)
            if try other._$record.originals.isEmpty || hasValues(other._$record) { return other }
        }
        return nil
    }

    /// Gives the values of a new model to the one that was there before. Both objects stand for that one from now on.
    private func merge(_ new: any PersistentModel, into old: any PersistentModel) throws {
        let (source, target) = (new._$record, old._$record)
        for (index, property) in source.shape.properties.enumerated() {
            switch property.kind {
            case .attribute:
                guard let value = source.attribute(index) else { continue }
                if try source.stored(index) != target.stored(index) { target.write(index, .value(value)) }
            case .one:
                let other = source.one(index)
                source.setOne(index, nil, new)
                if let other { target.setOne(index, other, old) }
            case .many:
                let others = source.many(index).models
                source.setMany(index, [], new)
                if !others.isEmpty { target.setMany(index, others, old) }
            }
        }
        forget(source)
        changes.membersDidChange(source.shape)
        source.shape.share(target, with: new)
    }
}
