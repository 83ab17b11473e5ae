/// All that is kept of a habit's day. A check and an amount can both be there, since a habit may change its kind and
/// back without losing anything.
struct DayRecord: Hashable, Sendable {
    var isChecked = false
    var amount: Amount?
    var isSkipped = false
    /// Never empty.
    var note: String?

    var isEmpty: Bool { self == DayRecord() }
}
