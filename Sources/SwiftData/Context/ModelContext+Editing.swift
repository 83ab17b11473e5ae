import Foundation

extension ModelContext {
    /// Adds a model, and all models that it refers to. It is in the store after the next save.
    public func insert<T: PersistentModel>(_ model: T) { insertModel(model) }

    func insertModel(_ model: any PersistentModel) {
        let record = model._$record
        if let context = record.context {
            precondition(
                context === self, "\(record.shape.name) belongs to another context already and can't be inserted here.")
            if record.state == .deleted { undelete(model) }
            return
        }
        guard stores.store(for: record.shape) != nil else {
            preconditionFailure(
                """
                The container keeps no \(record.shape.name). Name it where the container is made: \
                .modelContainer(for: \(record.shape.name).self) or ModelContainer(for: \(record.shape.name).self).
                """)
        }
        record.context = self
        record.state = .inserted
        inserted[record.id] = model
        register(model)
        record.adopt(model)
        if let undoManager {
            undoManager.registerUndo(withTarget: self) { $0.deleteModel(model) }
        }
        changes.membersDidChange(record.shape)
        scheduleAutosave()
        for (index, property) in record.shape.properties.enumerated() {
            switch property.kind {
            case .attribute: continue
            case .one:
                if let other = record.one(index), other._$record.context == nil { insertModel(other) }
            case .many:
                for other in record.many(index).models where other._$record.context == nil { insertModel(other) }
            }
        }
    }

    private func undelete(_ model: any PersistentModel) {
        let record = model._$record
        deleted[record.id] = nil
        record.state = .saved
        if !record.originals.isEmpty { changed[record.id] = model }
        undoManager?.registerUndo(withTarget: self) { $0.deleteModel(model) }
        changes.membersDidChange(record.shape)
        scheduleAutosave()
    }

    /// Deletes a model with the next save, and what its rules of deletion say at once.
    public func delete<T: PersistentModel>(_ model: T) { deleteModel(model) }

    /// Deletes all models that fulfil a condition with the next save.
    ///
    /// - Parameters:
    ///   - model: The class.
    ///   - predicate: The condition; nil: all models of the class.
    ///   - includeSubclasses: Has no meaning here: no model inherits from another.
    public func delete<T: PersistentModel>(
        model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
    ) throws {
        for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { deleteModel(found) }
    }

    func deleteModel(_ model: any PersistentModel) {
        let record = model._$record
        record.adopt(model)
        guard record.context === self else { return }
        switch record.state {
        case .free, .deleted: return
        case .inserted:
            inserted[record.id] = nil
            record.state = .deleted
        case .saved:
            changed[record.id] = nil
            deleted[record.id] = model
            record.state = .deleted
        }
        let wasInserted = deleted[record.id] == nil
        undoManager?.registerUndo(withTarget: self) { $0.insertModel(model) }
        applyRules(model, record)
        dropReferences(to: record)
        if wasInserted { forget(record) }
        changes.membersDidChange(record.shape)
        scheduleAutosave()
    }

    private func applyRules(_ model: any PersistentModel, _ record: ModelRecord) {
        for (index, property) in record.shape.properties.enumerated() where property.isRelationship {
            let others = property.isToMany ? record.many(index).models : [record.one(index)].compactMap { $0 }
            for other in others {
                switch property.deleteRule {
                case .cascade: deleteModel(other)
                case .nullify, .deny:
                    if let inverse = record.shape.inverse(of: index) {
                        other._$record.remove(model, from: inverse.index)
                    }
                case .noAction: continue
                }
            }
        }
    }

    /// Models that refer to a deleted one without its knowing.
    private func dropReferences(to record: ModelRecord) {
        let readers = stores.schema.shapes.flatMap { shape in
            shape.properties.indices.filter {
                shape.properties[$0].destination === record.shape && shape.inverse(of: $0) == nil
            }.map { (shape, $0) }
        }
        guard !readers.isEmpty, let model = record.model else { return }
        for reader in registeredModels {
            for (shape, index) in readers where reader._$record.shape === shape {
                if case .unloaded = reader._$record.slots[index] { continue }
                reader._$record.remove(model, from: index)
            }
        }
    }

    /// Takes back all changes since the last save.
    public func rollback() {
        let undo = undoManager
        undoManager = nil
        defer { undoManager = undo }
        var shapes: [ModelShape] = []
        for model in insertedModelsArray {
            shapes.append(model._$record.shape)
            forget(model._$record)
        }
        for model in changedModelsArray + deletedModelsArray {
            let record = model._$record
            shapes.append(record.shape)
            record.state = .saved
            let originals = record.originals
            record.originals = [:]
            for (index, slot) in originals { record.restore(index, slot) }
        }
        changed = [:]
        deleted = [:]
        for shape in shapes {
            changes.membersDidChange(shape)
            changes.valueDidChange(shape)
        }
    }

    /// Takes in what is to happen before anything else; changes are in effect at once, so there is nothing left to do.
    public func processPendingChanges() { mergeExternal() }

    /// Runs a block and saves; where either fails, nothing is saved and the error is thrown.
    public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
    }
}
