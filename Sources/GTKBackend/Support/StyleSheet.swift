import CGTK

/// The style of what GTK has no widget for. Lines are inset shadows: a border would take room from the content.
///
/// Colours are the theme's own, so that dark and high contrast follow.
@MainActor
enum StyleSheet {
    private static var isLoaded = false

    static func load() {
        guard !isLoaded, let display = gdk_display_get_default() else { return }
        isLoaded = true
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION - 1))
        g_object_unref(UnsafeMutableRawPointer(provider))
    }

    private static let css = """
        segler.segler-row { transition: background-color 150ms ease-out; outline: 0 solid transparent; }
        segler.segler-row:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
        segler.segler-row.boxed { background-color: @card_bg_color; box-shadow: inset 1px 0 @card_shade_color, inset -1px 0 @card_shade_color; }
        segler.segler-row.boxed.separated { box-shadow: inset 1px 0 @card_shade_color, inset -1px 0 @card_shade_color, inset 0 1px alpha(currentColor, 0.1); }
        segler.segler-row.boxed.first { border-top-left-radius: 12px; border-top-right-radius: 12px; }
        segler.segler-row.boxed.last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px; }
        segler.segler-row.boxed.first { box-shadow: inset 1px 0 @card_shade_color, inset -1px 0 @card_shade_color, inset 0 1px @card_shade_color; }
        segler.segler-row.boxed.last { box-shadow: inset 1px 0 @card_shade_color, inset -1px 0 @card_shade_color, inset 0 -1px @card_shade_color; }
        segler.segler-row.boxed.last.separated {
            box-shadow: inset 1px 0 @card_shade_color, inset -1px 0 @card_shade_color, inset 0 1px alpha(currentColor, 0.1), inset 0 -1px @card_shade_color;
        }
        segler.segler-row.boxed.first.last {
            box-shadow: inset 1px 0 @card_shade_color, inset -1px 0 @card_shade_color, inset 0 1px @card_shade_color, inset 0 -1px @card_shade_color;
        }
        segler.segler-row.plain.separated { box-shadow: inset 0 1px alpha(currentColor, 0.1); }
        segler.segler-row.boxed.activatable:hover { background-image: image(alpha(currentColor, 0.03)); }
        segler.segler-row.boxed.activatable:active { background-image: image(alpha(currentColor, 0.08)); }
        segler.segler-row.plain.activatable:hover { background-color: alpha(currentColor, 0.04); }
        segler.segler-row.in-sidebar { border-radius: 6px; }
        segler.segler-row.in-sidebar.activatable:hover { background-color: alpha(currentColor, 0.07); }
        segler.segler-row.selected { background-color: alpha(@accent_bg_color, 0.25); }
        segler.segler-row.in-sidebar.selected { background-color: alpha(currentColor, 0.1); }
        segler button.segler-row-delete { min-width: 20px; min-height: 20px; padding: 0; -gtk-icon-size: 14px; }
        .segler-bottom-bar { padding: 6px; background-color: @headerbar_bg_color; color: @headerbar_fg_color; box-shadow: inset 0 1px @headerbar_shade_color; }
        button.segler-sheet-handle { min-height: 0; min-width: 0; padding: 4px 12px; margin: 0; border-radius: 8px; }
        button.segler-sheet-handle > box { min-height: 4px; min-width: 36px; border-radius: 2px; background-color: alpha(currentColor, 0.35); }
        headerbar.segler-over-title { box-shadow: none; }
        .segler-title-row { padding: 0 12px 10px; background-color: @headerbar_bg_color; color: @headerbar_fg_color; box-shadow: inset 0 -1px @headerbar_shade_color; }
        .segler-title-row:backdrop { background-color: @headerbar_backdrop_color; }
        .segler-title-row:backdrop > * { opacity: 0.5; }
        .segler-title-row > .title { font-weight: bold; }
        .segler-title-row > .subtitle { font-size: smaller; opacity: 0.55; }
        .segler-sidebar { background-color: mix(@window_bg_color, @view_bg_color, 0.4); }
        headerbar segler button, headerbar segler menubutton { margin-top: 0; margin-bottom: 0; }
        .segler-large-title .title { font-size: 140%; font-weight: 800; }
        """
}
