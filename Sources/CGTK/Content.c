#include "CGTK.h"

typedef struct {
    GdkContentProvider parent_instance;
    GdkContentFormats *formats;
    void *owner;
    const SeglerContentCallbacks *callbacks;
} SeglerContent;

typedef struct {
    GdkContentProviderClass parent_class;
} SeglerContentClass;

GType segler_content_get_type(void);
G_DEFINE_TYPE(SeglerContent, segler_content, GDK_TYPE_CONTENT_PROVIDER)

static GdkContentFormats *segler_content_ref_formats(GdkContentProvider *provider)
{
    return gdk_content_formats_ref(((SeglerContent *)provider)->formats);
}

static void segler_content_write(GdkContentProvider *provider, const char *mime_type, GOutputStream *stream,
                                 int io_priority, GCancellable *cancellable, GAsyncReadyCallback callback,
                                 gpointer user_data)
{
    SeglerContent *self = (SeglerContent *)provider;
    GTask *request = g_task_new(provider, cancellable, callback, user_data);

    g_task_set_priority(request, io_priority);
    g_task_set_source_tag(request, segler_content_write);
    g_task_set_task_data(request, g_object_ref(stream), g_object_unref);
    self->callbacks->make(self->owner, mime_type, request);
}

static void written(GObject *stream, GAsyncResult *result, gpointer request)
{
    GError *error = NULL;

    if (g_output_stream_write_all_finish(G_OUTPUT_STREAM(stream), result, NULL, &error))
        g_task_return_boolean(request, TRUE);
    else
        g_task_return_error(request, error);
    g_object_unref(request);
}

void segler_content_answer(GTask *request, GBytes *bytes)
{
    if (!bytes) {
        g_task_return_new_error(request, G_IO_ERROR, G_IO_ERROR_FAILED, "The form could not be made");
        g_object_unref(request);
        return;
    }
    gsize size;
    const void *start = g_bytes_get_data(bytes, &size);

    g_object_set_data_full(G_OBJECT(request), "segler-bytes", g_bytes_ref(bytes), (GDestroyNotify)g_bytes_unref);
    g_output_stream_write_all_async(g_task_get_task_data(request), start, size, g_task_get_priority(request),
                                    g_task_get_cancellable(request), written, request);
}

static gboolean segler_content_write_finish(GdkContentProvider *provider, GAsyncResult *result, GError **error)
{
    return g_task_propagate_boolean(G_TASK(result), error);
}

static void segler_content_finalize(GObject *object)
{
    SeglerContent *self = (SeglerContent *)object;

    self->callbacks->release(self->owner);
    gdk_content_formats_unref(self->formats);
    G_OBJECT_CLASS(segler_content_parent_class)->finalize(object);
}

static void segler_content_class_init(SeglerContentClass *class)
{
    GdkContentProviderClass *provider_class = GDK_CONTENT_PROVIDER_CLASS(class);

    G_OBJECT_CLASS(class)->finalize = segler_content_finalize;
    provider_class->ref_formats = segler_content_ref_formats;
    provider_class->write_mime_type_async = segler_content_write;
    provider_class->write_mime_type_finish = segler_content_write_finish;
}

static void segler_content_init(SeglerContent *self)
{
}

GdkContentProvider *segler_content_new(GdkContentFormats *formats, void *owner,
                                       const SeglerContentCallbacks *callbacks)
{
    SeglerContent *self = g_object_new(segler_content_get_type(), NULL);

    self->formats = formats;
    self->owner = owner;
    self->callbacks = callbacks;
    return GDK_CONTENT_PROVIDER(self);
}
