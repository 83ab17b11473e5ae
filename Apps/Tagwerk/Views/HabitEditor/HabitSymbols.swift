/// The symbols that a habit can be given.
enum HabitSymbols {
    /// SF Symbols names.
    static let all = [
        "star.fill", "heart.fill", "flame.fill", "bolt.fill", "sun.max.fill", "moon.fill",
        "figure.walk", "figure.run", "bicycle", "dumbbell.fill", "figure.mind.and.body", "brain.head.profile",
        "book.fill", "pencil", "graduationcap.fill", "globe", "music.note", "paintbrush.fill",
        "drop.fill", "fork.knife", "carrot.fill", "cup.and.saucer.fill", "pills.fill", "bed.double.fill",
        "leaf.fill", "pawprint.fill", "house.fill", "cart.fill", "phone.fill", "person.2.fill",
    ]
}
