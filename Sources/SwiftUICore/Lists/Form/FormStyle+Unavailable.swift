extension FormStyle where Self == GroupedFormStyle {
    /// Labels in one column and their controls in another.
    @available(*, unavailable, message: "GNOME lays out forms as cards of rows: use .grouped.")
    public static var columns: GroupedFormStyle { GroupedFormStyle() }
}
