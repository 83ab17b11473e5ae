#include "CGTK.h"

static void windows_changed(GListModel *windows, guint position, guint removed, guint added, gpointer data)
{
    for (guint index = position; index < position + added; index++) {
        GtkWidget *window = g_list_model_get_item(windows, index);
        gboolean is_focusable = gtk_widget_get_focusable(window);
        /* GTK tells its class's role only to a window that it shows; with an address the role cannot change. */
        segler_widget_set_role(window, gtk_accessible_get_accessible_role(GTK_ACCESSIBLE(window)));
        /* A change of whether the keyboard can reach a window gives it its address. */
        gtk_widget_set_focusable(window, !is_focusable);
        gtk_widget_set_focusable(window, is_focusable);
        /* GTK's button of a colour would keep it hidden; it makes another one when it is asked to. */
        if (GTK_IS_COLOR_CHOOSER_DIALOG(window))
            g_signal_connect(window, "hide", G_CALLBACK(gtk_window_destroy), NULL);
        g_object_unref(window);
    }
}

void segler_new_windows_have_addresses(void)
{
    static gboolean is_connected;
    if (!is_connected)
        g_signal_connect(gtk_window_get_toplevels(), "items-changed", G_CALLBACK(windows_changed), NULL);
    is_connected = TRUE;
}
