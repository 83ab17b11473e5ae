import DataDriver
import Foundation

/// The part of a predicate that the store can look at.
struct StoreCondition {
    /// What goes after `WHERE`; nil: the store can't tell.
    let sql: String?
    let arguments: [DataValue]
    /// Whether it means the same as the predicate; else it lets more models pass, and memory must look again.
    let isExact: Bool

    static let always = StoreCondition(sql: nil, arguments: [], isExact: true)

    private init(sql: String?, arguments: [DataValue], isExact: Bool) {
        self.sql = sql
        self.arguments = arguments
        self.isExact = isExact
    }

    init<T: PersistentModel>(_ predicate: Predicate<T>, table: StoreTable) {
        var writer = ConditionWriter(table: table, variable: predicate.variable.key)
        if let term = writer.condition(predicate.expression) {
            self.init(sql: term.sql, arguments: term.arguments, isExact: term.isExact)
        } else {
            self.init(sql: nil, arguments: [], isExact: false)
        }
    }
}

/// A part of a condition in SQL.
struct ConditionTerm {
    var sql: String
    var arguments: [DataValue] = []
    var isExact = true
}

/// A value in a condition.
enum ConditionOperand {
    case column(index: Int, coding: ValueCoding?)
    case key
    case constant(Any)
}

struct ConditionWriter {
    let table: StoreTable
    let variable: PredicateExpressions.VariableID

    mutating func condition(_ expression: Any) -> ConditionTerm? {
        (expression as? any ConditionConvertible)?.condition(&self) ?? booleanColumn(expression)
    }

    private func booleanColumn(_ expression: Any) -> ConditionTerm? {
        switch operand(expression) {
        case .column(let index, let coding?) where coding.type == Bool.self:
            ConditionTerm(sql: "t.\(table.column(index))")
        case .constant(let value as Bool): ConditionTerm(sql: value ? "1" : "0")
        default: nil
        }
    }

    func operand(_ expression: Any) -> ConditionOperand? {
        (expression as? any OperandConvertible)?.operand(self)
    }

    // MARK: Comparisons

    func comparison(_ left: Any, _ sign: String, _ right: Any) -> ConditionTerm? {
        guard let left = operand(left), let right = operand(right) else { return nil }
        switch (left, right) {
        case (.constant(let value), _): return comparison(right, Self.turned[sign] ?? sign, value)
        case (_, .constant(let value)): return comparison(left, sign, value)
        case (.column(let first, let one?), .column(let second, let other?)):
            guard one.kind == .number, other.kind == .number else { return nil }
            return ConditionTerm(sql: "t.\(table.column(first)) \(sign) t.\(table.column(second))")
        default: return nil
        }
    }

    private static let turned = ["<": ">", ">": "<", "<=": ">=", ">=": "<="]

    private func comparison(_ operand: ConditionOperand, _ sign: String, _ value: Any) -> ConditionTerm? {
        let isEquality = sign == "IS" || sign == "IS NOT"
        switch operand {
        case .constant: return nil
        case .key:
            guard isEquality, let identifier = value as? PersistentIdentifier, identifier.entityName == table.shape.name
            else { return nil }
            return ConditionTerm(sql: "t.\(StoreTable.key) \(sign) ?", arguments: [.integer(identifier.id.key)])
        case .column(let index, let coding?):
            guard let stored = encoded(value, coding) else { return nil }
            switch coding.kind {
            case .number:
                // What is no number compares otherwise in the store.
                if case .text = stored { return nil }
            case .text:
                guard isEquality, stored.isNull || stored.isPlainText else { return nil }
            case .key:
                guard isEquality else { return nil }
            case .opaque:
                guard isEquality, stored.isNull else { return nil }
            }
            return ConditionTerm(sql: "t.\(table.column(index)) \(sign) ?", arguments: [stored])
        case .column(let index, nil):
            guard isEquality else { return nil }
            if let model = ModelRecord.one(in: value) {
                return ConditionTerm(
                    sql: "t.\(table.column(index)) \(sign) ?", arguments: [.integer(model._$record.key)])
            }
            guard let optional = value as? any OptionalValue, optional.wrapped == nil else { return nil }
            return ConditionTerm(sql: "t.\(table.column(index)) \(sign) NULL")
        }
    }

    /// The value as the column would hold it; nil if the column can't hold such a value.
    private func encoded(_ value: Any, _ coding: ValueCoding) -> DataValue? {
        if let optional = value as? any OptionalValue {
            guard let wrapped = optional.wrapped else { return .null }
            return encoded(wrapped, coding)
        }
        guard let stored = try? coding.encode(value), !stored.isNull else { return nil }
        return stored
    }

    /// Whether a text in a column has another one in it.
    func containment(_ text: Any, _ part: Any, _ sql: (String) -> String) -> ConditionTerm? {
        guard case .column(let index, let coding?)? = operand(text), coding.kind == .text, !coding.isOptional,
            case .constant(let value)? = operand(part), let part = value as? String, !part.isEmpty,
            DataValue.text(part).isPlainText
        else { return nil }
        // The store compares bytes, Swift whole characters: what it finds may be part of a character.
        return ConditionTerm(sql: sql("t.\(table.column(index))"), arguments: [.text(part)], isExact: false)
    }

    /// Whether the value of a column is one of a list.
    func membership(_ list: Any, _ element: Any) -> ConditionTerm? {
        guard case .constant(let value)? = operand(list), let values = value as? [Any], values.count < 500,
            let element = operand(element)
        else { return nil }
        var arguments: [DataValue] = []
        for value in values {
            guard let term = comparison(element, "IS", value) else { return nil }
            arguments += term.arguments
        }
        let marks = arguments.map { _ in "?" }.joined(separator: ", ")
        switch element {
        case .key: return ConditionTerm(sql: "t.\(StoreTable.key) IN (\(marks))", arguments: arguments)
        case .column(let index, let coding?) where !coding.isOptional:
            return ConditionTerm(sql: "t.\(table.column(index)) IN (\(marks))", arguments: arguments)
        default: return nil
        }
    }
}

extension DataValue {
    /// Whether equal characters are equal bytes in the text.
    fileprivate var isPlainText: Bool {
        guard case .text(let text) = self else { return false }
        return text.utf8.allSatisfy { $0 < 128 && $0 != 0 && $0 != 13 }
    }
}
