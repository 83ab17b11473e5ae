// The yardstick for Tagwerk's start and memory: a window of like content, written in C with libadwaita alone.
// Prints "first-frame NANOSECONDS" on the monotonic clock once its first frame has been drawn.
#include <adwaita.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static bool exit_after_first_frame;

static void first_frame_drawn(GdkFrameClock *clock, gpointer window) {
    g_signal_handlers_disconnect_by_func(clock, first_frame_drawn, window);
    printf("first-frame %" G_GINT64_FORMAT "\n", g_get_monotonic_time() * 1000);
    fflush(stdout);
    if (exit_after_first_frame) {
        gtk_window_destroy(GTK_WINDOW(window));
    }
}

static void realized(GtkWidget *window) {
    g_signal_connect(gtk_widget_get_frame_clock(window), "after-paint", G_CALLBACK(first_frame_drawn), window);
}

static void activate(GtkApplication *app) {
    GtkWidget *list = gtk_list_box_new(), *clamp = adw_clamp_new(), *scroller = gtk_scrolled_window_new();
    GtkWidget *content = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *window = adw_application_window_new(app);

    gtk_widget_add_css_class(list, "boxed-list");
    gtk_widget_set_valign(list, GTK_ALIGN_START);
    gtk_list_box_set_selection_mode(GTK_LIST_BOX(list), GTK_SELECTION_NONE);
    for (int index = 1; index <= 20; index++) {
        g_autofree char *title = g_strdup_printf("Habit %d", index), *subtitle = g_strdup_printf("%d days", index * 3);
        GtkWidget *row = adw_action_row_new(), *done = gtk_check_button_new();
        adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
        adw_action_row_set_subtitle(ADW_ACTION_ROW(row), subtitle);
        gtk_widget_set_valign(done, GTK_ALIGN_CENTER);
        adw_action_row_add_prefix(ADW_ACTION_ROW(row), done);
        gtk_list_box_append(GTK_LIST_BOX(list), row);
    }
    adw_clamp_set_child(ADW_CLAMP(clamp), list);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), clamp);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(content), adw_header_bar_new());
    gtk_box_append(GTK_BOX(content), scroller);

    gtk_window_set_title(GTK_WINDOW(window), "Yardstick");
    gtk_window_set_default_size(GTK_WINDOW(window), 480, 720);
    adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), content);
    g_signal_connect(window, "realize", G_CALLBACK(realized), NULL);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int argc, char **argv) {
    exit_after_first_frame = argc > 1 && strcmp(argv[1], "--exit-after-first-frame") == 0;
    g_autoptr(AdwApplication) app = adw_application_new("org.segler.Yardstick", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(app), 1, argv);
}
