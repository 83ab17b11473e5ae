/// The symbols as text: per line the names, the code points in hexadecimal (plain, then filled where that differs), the
/// English and the German name.
enum SymbolData {
    static let parts = [actions, shapes, people, world, things, text]
}
