#include "CGTK.h"

typedef struct {
    GSource source;
    int64_t (*delay)(void);
    void (*fire)(void);
} TimerSource;

static gboolean timer_prepare(GSource *source, int *timeout)
{
    int64_t delay = ((TimerSource *)source)->delay();

    if (delay < 0) {
        *timeout = -1;
        return FALSE;
    }
    /* Rounded up: waking a little early would spin until the time has come. */
    *timeout = (int)MIN((delay + 999) / 1000, (int64_t)G_MAXINT);
    return delay == 0;
}

static gboolean timer_check(GSource *source)
{
    return ((TimerSource *)source)->delay() == 0;
}

static gboolean timer_dispatch(GSource *source, GSourceFunc callback, void *data)
{
    ((TimerSource *)source)->fire();
    return G_SOURCE_CONTINUE;
}

static GSourceFuncs timer_functions = { timer_prepare, timer_check, timer_dispatch, NULL, NULL, NULL };

guint segler_timer_source_add(int64_t (*delay)(void), void (*fire)(void))
{
    TimerSource *source = (TimerSource *)g_source_new(&timer_functions, sizeof(TimerSource));
    guint id;

    source->delay = delay;
    source->fire = fire;
    id = g_source_attach(&source->source, NULL);
    g_source_unref(&source->source);
    return id;
}
