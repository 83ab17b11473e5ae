import Foundation

/// Parts of predicates that the store can check.
protocol ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm?
}

/// Parts of predicates that are a column or a constant.
protocol OperandConvertible {
    func operand(_ writer: ConditionWriter) -> ConditionOperand?
}

extension PredicateExpressions.Value: OperandConvertible {
    func operand(_ writer: ConditionWriter) -> ConditionOperand? { .constant(value) }
}

extension PredicateExpressions.NilLiteral: OperandConvertible {
    func operand(_ writer: ConditionWriter) -> ConditionOperand? { .constant(Any?.none as Any) }
}

extension PredicateExpressions.KeyPath: OperandConvertible {
    func operand(_ writer: ConditionWriter) -> ConditionOperand? {
        if let variable = root as? PredicateExpressions.Variable<Root.Output> {
            guard variable.key == writer.variable else { return nil }
            if Output.self == PersistentIdentifier.self, isIdentifier { return .key }
            guard let index = writer.table.shape.indices[keyPath], writer.table.columns.contains(index) else {
                return nil
            }
            return .column(index: index, coding: writer.table.shape.properties[index].coding)
        }
        // What a constant says is a constant: `trip.name`.
        guard case .constant(let value)? = (root as? any OperandConvertible)?.operand(writer),
            let root = value as? Root.Output
        else { return nil }
        return .constant(root[keyPath: keyPath])
    }

    private var isIdentifier: Bool {
        func identifiers<M: PersistentModel>(_ type: M.Type) -> [AnyKeyPath] { [\M.persistentModelID] }
        guard let model = Root.Output.self as? any PersistentModel.Type else { return false }
        return identifiers(model).contains(keyPath)
    }
}

extension PredicateExpressions.Conjunction: ConditionConvertible {
    /// Either part alone lets more pass, which is right as long as memory looks again.
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? {
        switch (writer.condition(lhs), writer.condition(rhs)) {
        case (let left?, let right?):
            return ConditionTerm(
                sql: "(\(left.sql) AND \(right.sql))", arguments: left.arguments + right.arguments,
                isExact: left.isExact && right.isExact)
        case (var term?, nil), (nil, var term?):
            term.isExact = false
            return term
        case (nil, nil): return nil
        }
    }
}

extension PredicateExpressions.Disjunction: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? {
        guard let left = writer.condition(lhs), let right = writer.condition(rhs) else { return nil }
        return ConditionTerm(
            sql: "(\(left.sql) OR \(right.sql))", arguments: left.arguments + right.arguments,
            isExact: left.isExact && right.isExact)
    }
}

extension PredicateExpressions.Negation: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? {
        guard let term = writer.condition(wrapped), term.isExact else { return nil }
        return ConditionTerm(sql: "NOT (\(term.sql))", arguments: term.arguments)
    }
}

extension PredicateExpressions.Equal: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? { writer.comparison(lhs, "IS", rhs) }
}

extension PredicateExpressions.NotEqual: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? { writer.comparison(lhs, "IS NOT", rhs) }
}

extension PredicateExpressions.Comparison: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? {
        let sign =
            switch op {
            case .lessThan: "<"
            case .lessThanOrEqual: "<="
            case .greaterThan: ">"
            case .greaterThanOrEqual: ">="
            @unknown default: ""
            }
        return sign.isEmpty ? nil : writer.comparison(lhs, sign, rhs)
    }
}

extension PredicateExpressions.CollectionContainsCollection: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? {
        writer.containment(base, other) { "instr(\($0), ?) > 0" }
    }
}

extension PredicateExpressions.SequenceContains: ConditionConvertible {
    func condition(_ writer: inout ConditionWriter) -> ConditionTerm? { writer.membership(sequence, element) }
}
