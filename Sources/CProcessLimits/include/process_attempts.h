#pragma once

/// Tries to break out in one way, for tests; there in debug builds only: "open", "write", "socket", "fork", "exec", "ptrace", "executable_memory".
/// Returns 0 when it worked, an errno when it was refused, or -1 for an unknown name. What the filter does not allow ends
/// the process instead.
int vitae_attempt(const char *name);
