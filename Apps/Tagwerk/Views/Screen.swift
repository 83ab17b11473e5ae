/// The app's main screens, in the order of the sidebar.
enum Screen: String, Hashable {
    case today, habits, notes, statistics
}
