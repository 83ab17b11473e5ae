extension _ModelRecord {
    /// The model that a property refers to.
    func one(_ index: Int) -> (any PersistentModel)? {
        switch slots[index] {
        case .model(let model): return model
        case .one(let key?):
            guard let other = shape.properties[index].destination else { return nil }
            return context?.model(of: other, key: key)
        default: return nil
        }
    }

    /// The key of the model that a property refers to, without fetching it.
    func oneKey(_ index: Int) -> Int64? {
        switch slots[index] {
        case .model(let model): model._$record.key
        case .one(let key): key
        case .stored(.integer(let key)): key
        default: nil
        }
    }

    /// The models that a property refers to.
    func many(_ index: Int) -> ModelList {
        switch slots[index] {
        case .many(let list): return list
        case .unloaded:
            guard let context else { return ModelList([]) }
            guard let models = context.loadModels(index, of: self) else {
                unreadLists.insert(index)
                return ModelList([])
            }
            unreadLists.remove(index)
            let list = ModelList(models)
            slots[index] = .many(list)
            return list
        default: return ModelList([])
        }
    }

    func setOne(_ index: Int, _ new: (any PersistentModel)?, _ model: any PersistentModel) {
        let old = one(index)
        if let old, let new, old._$record === new._$record { return }
        if old == nil, new == nil, oneKey(index) == nil, case .one = slots[index] { return }
        write(index, new.map { .model($0) } ?? .one(nil))
        if let inverse = shape.inverse(of: index) {
            old?._$record.remove(model, from: inverse.index)
            new?._$record.add(model, to: inverse.index, displacingIn: index)
        }
        if let new { join(new) }
    }

    func setMany(_ index: Int, _ models: [any PersistentModel], _ model: any PersistentModel) {
        let old = many(index).models
        var seen = Set<ObjectIdentifier>()
        let new = models.filter { seen.insert(ObjectIdentifier($0._$record)).inserted }
        let before = Set(old.map { ObjectIdentifier($0._$record) })
        guard before.count != new.count || !zip(old, new).allSatisfy({ $0._$record === $1._$record }) else { return }
        write(index, .many(ModelList(new)))
        let inverse = shape.inverse(of: index)
        for other in old where !seen.contains(ObjectIdentifier(other._$record)) {
            if let inverse { other._$record.remove(model, from: inverse.index) }
        }
        for other in new where !before.contains(ObjectIdentifier(other._$record)) {
            if let inverse { other._$record.add(model, to: inverse.index, displacingIn: index) }
            join(other)
        }
    }

    /// Tells the models given in `init` that this one refers to them.
    func linkInverses(_ index: Int, _ model: any PersistentModel) {
        let others = shape.properties[index].isToMany ? many(index).models : [one(index)].compactMap { $0 }
        let inverse = shape.inverse(of: index)
        for other in others {
            if let inverse { other._$record.add(model, to: inverse.index, displacingIn: index) }
            join(other)
        }
    }

    /// Adds a model that has come to refer to this one. `otherIndex`: the property of it that does.
    private func add(_ other: any PersistentModel, to index: Int, displacingIn otherIndex: Int) {
        if let model { adopt(model) }
        guard shape.properties[index].isToMany else {
            let old = one(index)
            if let old, old._$record === other._$record { return }
            write(index, .model(other))
            // Of two that exclude each other, the old one lets go.
            if let old, let model { old._$record.remove(model, from: otherIndex) }
            return
        }
        // What a column of the other model says is found when the models are loaded.
        if case .unloaded = slots[index], case .inverseColumn = shape.place(of: index) { return }
        let list = many(index).models
        guard !list.contains(where: { $0._$record === other._$record }) else { return }
        write(index, .many(ModelList(list + [other])))
    }

    /// Takes out a model that refers to this one no longer.
    func remove(_ other: any PersistentModel, from index: Int) {
        guard shape.properties[index].isToMany else {
            if oneKey(index) == other._$record.key { write(index, .one(nil)) }
            return
        }
        if case .unloaded = slots[index], case .inverseColumn = shape.place(of: index) { return }
        let list = many(index).models
        let rest = list.filter { $0._$record !== other._$record }
        if rest.count != list.count { write(index, .many(ModelList(rest))) }
    }

    /// Models that refer to each other are in the same context.
    private func join(_ other: any PersistentModel) {
        if let context, other._$record.context == nil, state != .deleted {
            context.insertModel(other)
        } else if context == nil, let theirs = other._$record.context, let model, other._$record.state != .deleted {
            theirs.insertModel(model)
        }
    }
}
