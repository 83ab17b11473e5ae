#include "CGTK.h"

void segler_accessible_set_label(GtkAccessible *accessible, const char *label)
{
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

void segler_accessible_reset_label(GtkAccessible *accessible)
{
    gtk_accessible_reset_property(accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
}

void segler_accessible_set_description(GtkAccessible *accessible, const char *description)
{
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

void segler_accessible_set_value_text(GtkAccessible *accessible, const char *value)
{
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, value, -1);
}

void segler_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden)
{
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

void segler_accessible_set_disabled(GtkAccessible *accessible, gboolean disabled)
{
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_DISABLED, disabled, -1);
}

void segler_accessible_set_selected(GtkAccessible *accessible, gboolean selected)
{
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

void segler_accessible_set_checked(GtkAccessible *accessible, int tristate)
{
    gtk_accessible_update_state(accessible, GTK_ACCESSIBLE_STATE_CHECKED, (GtkAccessibleTristate)tristate, -1);
}

void segler_widget_set_role(GtkWidget *widget, GtkAccessibleRole role)
{
    g_object_set(widget, "accessible-role", role, NULL);
}

void segler_accessible_set_level(GtkAccessible *accessible, int level)
{
    gtk_accessible_update_property(accessible, GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
}

void segler_settings_get_font(GtkSettings *settings, char **name, int *resolution)
{
    g_object_get(settings, "gtk-font-name", name, "gtk-xft-dpi", resolution, NULL);
}

gboolean segler_settings_get_animations(GtkSettings *settings)
{
    gboolean enabled = TRUE;

    g_object_get(settings, "gtk-enable-animations", &enabled, NULL);
    return enabled;
}

void segler_settings_stand_still(GtkSettings *settings)
{
    g_object_set(settings, "gtk-enable-animations", FALSE, "gtk-cursor-blink", FALSE, NULL);
}

void segler_settings_set_buttons(GtkSettings *settings, const char *layout)
{
    g_object_set(settings, "gtk-decoration-layout", layout, NULL);
}

GType segler_type_string(void) { return G_TYPE_STRING; }
