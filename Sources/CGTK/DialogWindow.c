#include "CGTK.h"

typedef AdwWindow SeglerDialogWindow;
typedef AdwWindowClass SeglerDialogWindowClass;

G_DEFINE_TYPE(SeglerDialogWindow, segler_dialog_window, ADW_TYPE_WINDOW)

static void segler_dialog_window_class_init(SeglerDialogWindowClass *class)
{
    gtk_widget_class_set_accessible_role(GTK_WIDGET_CLASS(class), GTK_ACCESSIBLE_ROLE_DIALOG);
}

static void segler_dialog_window_init(SeglerDialogWindow *window) {}

GtkWidget *segler_dialog_window_new(void)
{
    return g_object_new(segler_dialog_window_get_type(), NULL);
}
