#include "CPreviews.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* The layouts here are part of Swift's ABI, which the runtime reads the same way. */

typedef struct {
    uintptr_t start;
    size_t length;
} Section;

typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    Section protocols;
    Section protocol_conformances;
} MetadataSections;

/* Exported by libswiftCore: one call for each loaded image. */
void swift_enumerateAllMetadataSections(bool (*body)(const MetadataSections *sections, void *context), void *context);

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t access_function;
} ContextDescriptor;

typedef struct {
    int32_t protocol;
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
} Conformance;

enum {
    CONTEXT_KIND = 0x1f,
    CONTEXT_MODULE = 0,
    CONTEXT_FIRST_TYPE = 16,
    CONTEXT_GENERIC = 0x80,
    REFERENCE_DIRECT = 0,
    REFERENCE_INDIRECT = 1,
};

/* Swift returns the metadata and its state in two registers, as C does with this. */
typedef struct {
    const void *metadata;
    size_t state;
} MetadataResponse;

typedef MetadataResponse (*AccessFunction)(size_t request);

typedef struct {
    const char *module;
    const char *protocol;
    void (*found)(const void *metadata, void *context);
    void *context;
} Search;

static const void *direct(const int32_t *field) {
    return *field == 0 ? NULL : (const char *)field + *field;
}

/* The lowest bit says that the address points to a pointer. */
static const void *indirectable(const int32_t *field) {
    if (*field == 0) return NULL;
    const char *address = (const char *)field + (*field & ~1);
    return *field & 1 ? *(const void *const *)address : address;
}

static bool is_named(const ContextDescriptor *descriptor, const char *name) {
    const char *found = direct(&descriptor->name);
    return found && strcmp(found, name) == 0;
}

static bool conforms(const Conformance *conformance, const Search *search) {
    const ContextDescriptor *protocol = indirectable(&conformance->protocol);
    if (!protocol || !is_named(protocol, search->protocol)) return false;
    const ContextDescriptor *module = indirectable(&protocol->parent);
    return module && (module->flags & CONTEXT_KIND) == CONTEXT_MODULE && is_named(module, search->module);
}

static const ContextDescriptor *type_of(const Conformance *conformance) {
    switch (conformance->flags >> 3 & 7) {
    case REFERENCE_DIRECT:
        return direct(&conformance->type);
    case REFERENCE_INDIRECT: {
        const void *const *pointer = direct(&conformance->type);
        return pointer ? *pointer : NULL;
    }
    default:
        return NULL;
    }
}

static bool search_image(const MetadataSections *sections, void *context) {
    const Search *search = context;
    const int32_t *record = (const int32_t *)sections->protocol_conformances.start;
    size_t count = sections->protocol_conformances.length / sizeof(*record);
    for (size_t index = 0; index < count; index++) {
        const Conformance *conformance = direct(&record[index]);
        if (!conformance || !conforms(conformance, search)) continue;
        const ContextDescriptor *type = type_of(conformance);
        if (!type || (type->flags & CONTEXT_KIND) < CONTEXT_FIRST_TYPE || type->flags & CONTEXT_GENERIC) continue;
        AccessFunction access = (AccessFunction)direct(&type->access_function);
        if (access) search->found(access(0).metadata, search->context);
    }
    return true;
}

void segler_for_each_conformance(const char *module, const char *protocol,
                                 void (*found)(const void *metadata, void *context), void *context) {
    Search search = {module, protocol, found, context};
    swift_enumerateAllMetadataSections(search_image, &search);
}
