extension Color {
    /// The red of the desktop's palette, in another shade in the dark appearance.
    public static let red = Color(.system(.red))
    /// The orange of the desktop's palette, in another shade in the dark appearance.
    public static let orange = Color(.system(.orange))
    /// The yellow of the desktop's palette, in another shade in the dark appearance.
    public static let yellow = Color(.system(.yellow))
    /// The green of the desktop's palette, in another shade in the dark appearance.
    public static let green = Color(.system(.green))
    /// The mint of the desktop's palette, in another shade in the dark appearance.
    public static let mint = Color(.system(.mint))
    /// The teal of the desktop's palette, in another shade in the dark appearance.
    public static let teal = Color(.system(.teal))
    /// The cyan of the desktop's palette, in another shade in the dark appearance.
    public static let cyan = Color(.system(.cyan))
    /// The blue of the desktop's palette, in another shade in the dark appearance.
    public static let blue = Color(.system(.blue))
    /// The indigo of the desktop's palette, in another shade in the dark appearance.
    public static let indigo = Color(.system(.indigo))
    /// The purple of the desktop's palette, in another shade in the dark appearance.
    public static let purple = Color(.system(.purple))
    /// The pink of the desktop's palette, in another shade in the dark appearance.
    public static let pink = Color(.system(.pink))
    /// The brown of the desktop's palette, in another shade in the dark appearance.
    public static let brown = Color(.system(.brown))
    /// The gray of the desktop's palette, in another shade in the dark appearance.
    public static let gray = Color(.system(.gray))
    /// Pure white, the same in every appearance.
    public static let white = Color(white: 1)
    /// Pure black, the same in every appearance.
    public static let black = Color(white: 0)

    /// No colour at all.
    public static let clear = Color(white: 0, opacity: 0)

    /// The colour of the theme's text.
    public static let primary = Color(.system(.primary))

    /// The colour of the theme's less important text.
    public static let secondary = Color(.system(.secondary))

    /// The theme's accent colour.
    public static var accentColor: Color { Color(.system(.accent)) }
}

extension ShapeStyle where Self == Color {
    /// The color red.
    public static var red: Color { .red }
    /// The color orange.
    public static var orange: Color { .orange }
    /// The color yellow.
    public static var yellow: Color { .yellow }
    /// The color green.
    public static var green: Color { .green }
    /// The color mint.
    public static var mint: Color { .mint }
    /// The color teal.
    public static var teal: Color { .teal }
    /// The color cyan.
    public static var cyan: Color { .cyan }
    /// The color blue.
    public static var blue: Color { .blue }
    /// The color indigo.
    public static var indigo: Color { .indigo }
    /// The color purple.
    public static var purple: Color { .purple }
    /// The color pink.
    public static var pink: Color { .pink }
    /// The color brown.
    public static var brown: Color { .brown }
    /// The color gray.
    public static var gray: Color { .gray }
    /// The color white.
    public static var white: Color { .white }
    /// The color black.
    public static var black: Color { .black }
    /// A color that nothing is seen of.
    public static var clear: Color { .clear }
}
