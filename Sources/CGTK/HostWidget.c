#include "CGTK.h"

typedef struct {
    GtkWidget parent_instance;
    void *owner;
    const SeglerWidgetCallbacks *callbacks;
    GtkSizeRequestMode mode;
} SeglerWidget;

typedef struct {
    GtkWidgetClass parent_class;
} SeglerWidgetClass;

GType segler_widget_get_type(void);
G_DEFINE_TYPE(SeglerWidget, segler_widget, GTK_TYPE_WIDGET)

static GtkSizeRequestMode segler_widget_get_request_mode(GtkWidget *widget)
{
    return ((SeglerWidget *)widget)->mode;
}

static void segler_widget_measure(GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                                  int *natural, int *minimum_baseline, int *natural_baseline)
{
    SeglerWidget *self = (SeglerWidget *)widget;
    int baseline = -1;

    *minimum = 0;
    *natural = 0;
    if (self->owner)
        self->callbacks->measure(self->owner, orientation, for_size, minimum, natural, &baseline);
    *minimum_baseline = baseline;
    *natural_baseline = baseline;
}

static void segler_widget_size_allocate(GtkWidget *widget, int width, int height, int baseline)
{
    SeglerWidget *self = (SeglerWidget *)widget;

    if (self->owner)
        self->callbacks->allocate(self->owner, width, height);
    /* Popovers follow the widget that they hang on only when told. */
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        if (GTK_IS_POPOVER(child))
            gtk_popover_present(GTK_POPOVER(child));
}

static void segler_widget_snapshot(GtkWidget *widget, GtkSnapshot *snapshot)
{
    SeglerWidget *self = (SeglerWidget *)widget;

    if (self->owner)
        self->callbacks->snapshot(self->owner, snapshot);
}

static gboolean segler_widget_contains(GtkWidget *widget, double x, double y)
{
    SeglerWidget *self = (SeglerWidget *)widget;

    if (self->owner && self->callbacks->contains)
        return self->callbacks->contains(self->owner, x, y);
    return x >= 0 && y >= 0 && x < gtk_widget_get_width(widget) && y < gtk_widget_get_height(widget);
}

static void segler_widget_dispose(GObject *object)
{
    GtkWidget *child;

    segler_widget_disown(GTK_WIDGET(object));
    while ((child = gtk_widget_get_first_child(GTK_WIDGET(object))))
        gtk_widget_unparent(child);
    G_OBJECT_CLASS(segler_widget_parent_class)->dispose(object);
}

static void segler_widget_class_init(SeglerWidgetClass *class)
{
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);

    G_OBJECT_CLASS(class)->dispose = segler_widget_dispose;
    widget_class->get_request_mode = segler_widget_get_request_mode;
    widget_class->measure = segler_widget_measure;
    widget_class->size_allocate = segler_widget_size_allocate;
    widget_class->snapshot = segler_widget_snapshot;
    widget_class->contains = segler_widget_contains;
    gtk_widget_class_set_css_name(widget_class, "segler");
}

static void segler_widget_init(SeglerWidget *self)
{
    self->mode = GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

GtkWidget *segler_widget_new(void *owner, const SeglerWidgetCallbacks *callbacks, GtkAccessibleRole role,
                             GtkSizeRequestMode mode)
{
    SeglerWidget *self = g_object_new(segler_widget_get_type(), "accessible-role", role, NULL);

    self->owner = owner;
    self->callbacks = callbacks;
    self->mode = mode;
    return GTK_WIDGET(self);
}

void segler_widget_disown(GtkWidget *widget)
{
    ((SeglerWidget *)widget)->owner = NULL;
}
