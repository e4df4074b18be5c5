#pragma once

#include <stdbool.h>

#include "process_attempts.h"

/// What the kernel let the process lock itself in with.
enum {
    VITAE_CAGE_SECCOMP = 1,
    VITAE_CAGE_LANDLOCK = 2,
};

/// Closes all descriptors from this one up. Returns 0, or -1 with errno set.
int vitae_close_from(int first);

/// Gives up privileges for good: no new ones by exec, no tracing by others. Returns 0, or -1 with errno set.
int vitae_drop_privileges(void);

/// Allows reading below these paths and nothing else of the file system. Paths that do not exist are left out.
/// Returns 0, 1 where the kernel has no Landlock, or -1 with errno set.
int vitae_restrict_files(const char *const *paths, int count);

/// Allows the system calls that a template takes: those of its forks, and those with which it makes and ends them.
/// Returns 0, 1 where the kernel has no filters, or -1 with errno set.
int vitae_restrict_template(void);

/// Allows the system calls that reading a document takes, and on demand those that start a thread; any other one ends the
/// process. To be called once, after `vitae_restrict_template`, in the process or a fork of it.
/// Returns 0, 1 where the kernel has no filters, or -1 with errno set.
int vitae_restrict_document(bool allows_threads);
