#include "CGTK.h"

/* A button, or a round check button, that asks its owner before the keyboard's focus comes to it or goes on from it: of
 * a group of such buttons, Tab finds one only. */

typedef struct {
    void *owner;
    SeglerFocusCallback focus;
} FocusAsker;

static GQuark focus_asker_quark(void)
{
    return g_quark_from_static_string("segler-focus-asker");
}

static gboolean ask_for_focus(GtkWidget *widget, GtkDirectionType direction, GtkWidgetClass *parent_class)
{
    FocusAsker *asker = g_object_get_qdata(G_OBJECT(widget), focus_asker_quark());

    switch (asker ? asker->focus(asker->owner, direction) : SEGLER_FOCUS_AS_USUAL) {
    case SEGLER_FOCUS_MOVED:
        return TRUE;
    case SEGLER_FOCUS_NOT_HERE:
        return FALSE;
    default:
        return parent_class->focus(widget, direction);
    }
}

typedef struct {
    GtkButton parent_instance;
} SeglerChoiceButton;

typedef struct {
    GtkButtonClass parent_class;
} SeglerChoiceButtonClass;

GType segler_choice_button_get_type(void);
G_DEFINE_TYPE(SeglerChoiceButton, segler_choice_button, GTK_TYPE_BUTTON)

static gboolean segler_choice_button_focus(GtkWidget *widget, GtkDirectionType direction)
{
    return ask_for_focus(widget, direction, GTK_WIDGET_CLASS(segler_choice_button_parent_class));
}

static void segler_choice_button_class_init(SeglerChoiceButtonClass *class)
{
    GTK_WIDGET_CLASS(class)->focus = segler_choice_button_focus;
}

static void segler_choice_button_init(SeglerChoiceButton *self) {}

typedef struct {
    GtkCheckButton parent_instance;
} SeglerRadioButton;

typedef struct {
    GtkCheckButtonClass parent_class;
} SeglerRadioButtonClass;

GType segler_radio_button_get_type(void);
G_DEFINE_TYPE(SeglerRadioButton, segler_radio_button, GTK_TYPE_CHECK_BUTTON)

static gboolean segler_radio_button_focus(GtkWidget *widget, GtkDirectionType direction)
{
    /* GTK's own way of a check button goes by GTK's own groups. */
    return ask_for_focus(widget, direction, GTK_WIDGET_CLASS(segler_radio_button_parent_class));
}

static void segler_radio_button_class_init(SeglerRadioButtonClass *class)
{
    GTK_WIDGET_CLASS(class)->focus = segler_radio_button_focus;
}

static void segler_radio_button_init(SeglerRadioButton *self) {}

GtkWidget *segler_choice_button_new(void)
{
    return g_object_new(segler_choice_button_get_type(), "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
}

GtkWidget *segler_radio_button_new(void)
{
    return g_object_new(segler_radio_button_get_type(), "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
}

void segler_widget_ask_for_focus(GtkWidget *widget, void *owner, SeglerFocusCallback focus)
{
    FocusAsker *asker = NULL;

    if (owner) {
        asker = g_new(FocusAsker, 1);
        asker->owner = owner;
        asker->focus = focus;
    }
    g_object_set_qdata_full(G_OBJECT(widget), focus_asker_quark(), asker, g_free);
}
