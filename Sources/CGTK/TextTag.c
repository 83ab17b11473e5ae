#include "CGTK.h"

void segler_text_tag_set_font(GtkTextTag *tag, const PangoFontDescription *font)
{
    g_object_set(tag, "font-desc", font, NULL);
}

void segler_text_tag_set_color(GtkTextTag *tag, const char *property, const GdkRGBA *color)
{
    g_object_set(tag, property, color, NULL);
}

void segler_text_tag_set_lines(GtkTextTag *tag, gboolean under, gboolean through)
{
    if (under)
        g_object_set(tag, "underline", PANGO_UNDERLINE_SINGLE, NULL);
    if (through)
        g_object_set(tag, "strikethrough", TRUE, NULL);
}

void segler_text_tag_set_number(GtkTextTag *tag, const char *property, int number)
{
    g_object_set(tag, property, number, NULL);
}

void segler_widget_move_focus(GtkWidget *widget, GtkDirectionType direction)
{
    g_signal_emit_by_name(widget, "move-focus", direction);
}

gboolean segler_scrolled_window_scroll(GtkScrolledWindow *view, GtkScrollType type)
{
    gboolean scrolled = FALSE;
    g_signal_emit_by_name(view, "scroll-child", type, FALSE, &scrolled);
    return scrolled;
}
