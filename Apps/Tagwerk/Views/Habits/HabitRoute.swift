/// The pages beside those of single habits.
enum HabitRoute: Hashable {
    case groups, archive
}
