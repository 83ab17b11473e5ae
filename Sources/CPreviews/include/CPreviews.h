#ifndef CPREVIEWS_H
#define CPREVIEWS_H

/* Calls `found` with the metadata of each type of the program that conforms to the protocol of this name in this module.
   Generic types are left out: they are no types until they have arguments. */
void segler_for_each_conformance(const char *module, const char *protocol,
                                 void (*found)(const void *metadata, void *context), void *context);

#endif
