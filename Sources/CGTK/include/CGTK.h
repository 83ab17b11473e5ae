#ifndef CGTK_H
#define CGTK_H

#include <adwaita.h>
#include <glib-unix.h>
#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* A GtkWidget whose geometry and picture come from callbacks: the one thing that GObject cannot be told from Swift. */

typedef struct {
    void (*measure)(void *owner, GtkOrientation orientation, int for_size, int *minimum, int *natural, int *baseline);
    void (*allocate)(void *owner, int width, int height);
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    gboolean (*contains)(void *owner, double x, double y);
} SeglerWidgetCallbacks;

GtkWidget *segler_widget_new(void *owner, const SeglerWidgetCallbacks *callbacks, GtkAccessibleRole role,
                             GtkSizeRequestMode mode);

/* Cuts the tie to the owner: the widget is empty from then on. */
void segler_widget_disown(GtkWidget *widget);

/* What a button of a group says when GTK wants to give it the keyboard's focus, or to move it on from there. */
typedef enum {
    SEGLER_FOCUS_AS_USUAL,
    SEGLER_FOCUS_NOT_HERE,
    SEGLER_FOCUS_MOVED,
} SeglerFocusAnswer;

typedef SeglerFocusAnswer (*SeglerFocusCallback)(void *owner, GtkDirectionType direction);

/* A button that is spoken as one of a group of which one is chosen. */
GtkWidget *segler_choice_button_new(void);
/* A round check button, spoken so too. */
GtkWidget *segler_radio_button_new(void);
/* Lets one of these two ask its owner; without an owner it asks nobody any more. */
void segler_widget_ask_for_focus(GtkWidget *widget, void *owner, SeglerFocusCallback focus);

/* What another program is given of something that is dragged, in forms that are made when they are asked for. */

typedef struct {
    /* Makes a form; answered once, at any time later, by segler_content_answer. */
    void (*make)(void *owner, const char *mime_type, GTask *request);
    /* The content has gone, and asks no more. */
    void (*release)(void *owner);
} SeglerContentCallbacks;

/* Takes the formats. */
GdkContentProvider *segler_content_new(GdkContentFormats *formats, void *owner,
                                       const SeglerContentCallbacks *callbacks);
/* Takes the request. NULL: the form cannot be made. */
void segler_content_answer(GTask *request, GBytes *bytes);

/* Variadic or macro calls that Swift cannot make. */

void segler_accessible_set_label(GtkAccessible *accessible, const char *label);
void segler_accessible_set_description(GtkAccessible *accessible, const char *description);
void segler_accessible_set_value_text(GtkAccessible *accessible, const char *value);
void segler_accessible_set_hidden(GtkAccessible *accessible, gboolean hidden);
void segler_accessible_set_disabled(GtkAccessible *accessible, gboolean disabled);
void segler_accessible_set_selected(GtkAccessible *accessible, gboolean selected);
void segler_accessible_set_checked(GtkAccessible *accessible, int tristate);
/* Works until the widget is first shown. */
void segler_widget_set_role(GtkWidget *widget, GtkAccessibleRole role);
void segler_accessible_set_level(GtkAccessible *accessible, int level);
void segler_accessible_reset_label(GtkAccessible *accessible);

/* Lets a narrow button cut the title with an ellipsis. GTK's own is never narrower than its title. */
void segler_drop_down_cut_title(GtkDropDown *drop_down);

/* Moves the keyboard's focus on from a widget, whatever the widget itself does with Tab. */
void segler_widget_move_focus(GtkWidget *widget, GtkDirectionType direction);

/* As GTK does it for keys. */
gboolean segler_scrolled_window_scroll(GtkScrolledWindow *view, GtkScrollType type);

void segler_text_tag_set_font(GtkTextTag *tag, const PangoFontDescription *font);
void segler_text_tag_set_color(GtkTextTag *tag, const char *property, const GdkRGBA *color);
void segler_text_tag_set_lines(GtkTextTag *tag, gboolean under, gboolean through);
void segler_text_tag_set_number(GtkTextTag *tag, const char *property, int number);

void segler_settings_get_font(GtkSettings *settings, char **name, int *resolution);
gboolean segler_settings_get_animations(GtkSettings *settings);
/* Nothing moves any more, and no cursor blinks. */
void segler_settings_stand_still(GtkSettings *settings);
void segler_settings_set_buttons(GtkSettings *settings, const char *layout);

GType segler_type_string(void);

/* An AdwWindow that is spoken as a dialog. */
GtkWidget *segler_dialog_window_new(void);

/* Gives windows an address for readers of the screen before they are first shown. To be called before the first is made.

   GTK 4.8 answers who asks for one window more than are visible with the last one made, and ends the program where that
   one has no address. Hiding takes the address away again: a window that is hidden must be destroyed in the same turn. */
void segler_new_windows_have_addresses(void);

/* Has the session's manager know the program. Before it starts. */
void segler_application_join_session(GtkApplication *application);

/* The main queue of libdispatch, for a foreign main loop. */

int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/* A GSource that asks before each turn of the loop how long it may sleep, in microseconds; -1: for ever. */

guint segler_timer_source_add(int64_t (*delay)(void), void (*fire)(void));

/* Makes a locale object of Foundation's the current one. FALSE where Foundation has it too late or is another one. */

gboolean segler_foundation_set_locale(void *locale);

G_END_DECLS

#endif
