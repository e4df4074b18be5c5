#define _GNU_SOURCE
#include "include/extractor_channel.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

void vitae_fill_gaps(void) {
    malloc_trim(0);
    const char *end = sbrk(0);
    if (end == (void *)-1) return;
    // The largest first, and then each size that freed pieces are kept by; what lies beyond the end is no gap.
    size_t size = 1 << 20;
    while (size >= 24) {
        for (;;) {
            char *piece = malloc(size);
            if (piece == NULL) return;
            // Written to, or a compiler might leave it out.
            *(volatile char *)piece = 0;
            if (piece < end) continue;
            free(piece);
            break;
        }
        size = size > 2048 ? size / 2 : size - 8;
    }
    // What that wrote to beyond the end is given back, for forks to find it new. A piece too large to be kept by its size
    // is the last one in use; behind it is nothing but free memory.
    const size_t last_size = 2048;
    char *last = malloc(last_size);
    const char *new_end = sbrk(0);
    if (last == NULL || new_end == (void *)-1) return;
    const uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    const uintptr_t behind = ((uintptr_t)last + last_size + 2 * sizeof(size_t) + page) / page * page;
    if (last >= end && behind < (uintptr_t)new_end) {
        madvise((void *)behind, (uintptr_t)new_end - behind, MADV_DONTNEED);
    }
    free(last);
}
