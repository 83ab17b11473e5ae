#define _GNU_SOURCE
#include "CGTK.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/*
 * Foundation on Linux makes its current locale by the class that _localeICUClass() names, a function that it lets other
 * libraries replace, and always asks that class for "en_001". Here the class answers with the user's locale instead. The
 * rest of it stays as it is. What is not found as expected leaves Foundation alone.
 */

typedef struct {
    const void *metadata;
    const void *const *witnesses;
} LocaleClass;

typedef __attribute__((swiftcall)) LocaleClass (*LocaleClassFunction)(void);

extern void *swift_retain(void *object);

static LocaleClassFunction foundation_class;
static void *user_locale;
static const void **user_witnesses;

/* init(name:prefs:disableBundleMatching:), which only the current locale is made with. */
static __attribute__((swiftcall)) void *make_current(void) { return swift_retain(user_locale); }

static __attribute__((swiftcall)) LocaleClass user_class(void) {
    LocaleClass result = foundation_class();
    result.witnesses = user_witnesses;
    return result;
}

/* The place of that initialiser among the protocol's requirements: the second of three. 0: not as expected. */
static uint32_t current_initializer(const uint8_t *requirements, uint32_t count) {
    enum { kind_mask = 15, initializer = 2, size = 8 };
    uint32_t found = 0, initializers = 0;
    for (uint32_t i = 1; i <= count; i++) {
        uint32_t flags;
        memcpy(&flags, requirements + size * i, sizeof flags);
        if ((flags & kind_mask) == initializer && ++initializers == 2) found = i;
    }
    return initializers == 3 ? found : 0;
}

gboolean segler_foundation_set_locale(void *locale) {
    const uint8_t *protocol = dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_LocaleProtocolMp");
    const uint8_t *requirements = dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_LocaleProtocolTL");
    LocaleClassFunction *replacement =
        dlsym(RTLD_DEFAULT, "$s20FoundationEssentials15_localeICUClassAA15_LocaleProtocol_pXpyFTX");
    if (!protocol || !requirements || !replacement || !*replacement || user_locale) return FALSE;
    uint32_t count;
    memcpy(&count, protocol + 16, sizeof count);
    uint32_t index = current_initializer(requirements, count);
    if (index == 0) return FALSE;
    const void **witnesses = malloc((count + 1) * sizeof *witnesses);
    if (!witnesses) return FALSE;
    foundation_class = *replacement;
    memcpy(witnesses, foundation_class().witnesses, (count + 1) * sizeof *witnesses);
    witnesses[index] = (const void *)make_current;
    user_witnesses = witnesses;
    user_locale = swift_retain(locale);
    *replacement = user_class;
    return TRUE;
}
