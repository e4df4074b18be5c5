// What a hostile document might make a library do. Debug builds only: tests prove that each attempt fails.
#define _GNU_SOURCE
#include "include/process_attempts.h"

#ifdef VITAE_ATTEMPTS
#include <errno.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <unistd.h>

int vitae_attempt(const char *name) {
    errno = 0;
    if (strcmp(name, "open") == 0) return open("/etc/passwd", O_RDONLY) >= 0 ? 0 : errno;
    if (strcmp(name, "write") == 0) return open("/tmp/vitae-attempt", O_WRONLY | O_CREAT, 0600) >= 0 ? 0 : errno;
    if (strcmp(name, "socket") == 0) return socket(AF_INET, SOCK_STREAM, 0) >= 0 ? 0 : errno;
    if (strcmp(name, "fork") == 0) return fork() >= 0 ? 0 : errno;
    if (strcmp(name, "exec") == 0) {
        char *const arguments[] = {"/bin/true", NULL};
        execv("/bin/true", arguments);
        return errno;
    }
    if (strcmp(name, "ptrace") == 0) return ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0 ? 0 : errno;
    if (strcmp(name, "executable_memory") == 0) {
        void *memory = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        return memory != MAP_FAILED ? 0 : errno;
    }
    return -1;
}
#endif
