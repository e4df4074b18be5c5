#pragma once

#include <malloc.h>

/// Lets all threads allocate from one heap. With a heap each, what one thread frees another cannot use, and a long run
/// grows although it holds no more.
static inline void vitae_share_heap(void) { mallopt(M_ARENA_MAX, 1); }
