#ifndef CGTK_H
#define CGTK_H

#include <adwaita.h>

#endif
