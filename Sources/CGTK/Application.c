#include "CGTK.h"

void segler_application_join_session(GtkApplication *application)
{
    g_object_set(application, "register-session", TRUE, NULL);
}
