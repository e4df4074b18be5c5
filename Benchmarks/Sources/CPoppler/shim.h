#pragma once

#include <poppler/glib/poppler.h>
#include <cairo.h>
