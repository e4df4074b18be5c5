#pragma once

// There in debug builds only.

/// Tries to break out in one way, for tests: "open", "write", "proc_mem", "symlink", "unlink", "memfd", "socket",
/// "unix_socket", "bind", "fork", "thread", "exec", "kill", "ptrace", "executable_memory", "io_uring", "more_memory",
/// "limit_parent". Returns 0 when it worked, an errno when it was refused, or -1 for an unknown name. What the filter
/// does not allow ends the process instead.
int vitae_attempt(const char *name);

/// Does what a library in trouble does, for tests: "hang", "spin", "alloc", "abort", "trap", "segv", "bus", "fpe", "ill",
/// "stack_overflow", "exit_zero", or any of the attempts, whose result is returned. Of the others none returns.
int vitae_misbehave(const char *name);
