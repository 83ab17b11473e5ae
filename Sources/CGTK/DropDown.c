#include "CGTK.h"

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GtkWidget *label = gtk_label_new(NULL);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
    gtk_list_item_set_child(item, label);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data)
{
    GtkStringObject *title = gtk_list_item_get_item(item);
    gtk_label_set_label(GTK_LABEL(gtk_list_item_get_child(item)), gtk_string_object_get_string(title));
}

void segler_drop_down_cut_title(GtkDropDown *drop_down)
{
    // GTK's own factory goes on making the list, where it marks the chosen title.
    gtk_drop_down_set_list_factory(drop_down, gtk_drop_down_get_factory(drop_down));
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    gtk_drop_down_set_factory(drop_down, factory);
    g_object_unref(factory);
}
