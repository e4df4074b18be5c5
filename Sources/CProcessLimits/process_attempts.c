// What a hostile document might make a library do. Debug builds only: tests prove that each attempt fails.
#define _GNU_SOURCE
#include "include/process_attempts.h"

#ifdef VITAE_ATTEMPTS
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static pid_t parent;

/// Asked before the process is locked in: later the question alone would end it.
__attribute__((constructor)) static void note_parent(void) {
    parent = getppid();
}

static int try_exec(void) {
    char *const arguments[] = {"/bin/true", NULL};
    execv("/bin/true", arguments);
    return -1;
}

static int try_executable_memory(void) {
    void *memory = mmap(NULL, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return memory == MAP_FAILED ? -1 : 0;
}

static void *do_nothing(void *argument) {
    return argument;
}

static int try_thread(void) {
    pthread_t thread;
    errno = pthread_create(&thread, NULL, do_nothing, NULL);
    return errno == 0 ? 0 : -1;
}

static int try_more_memory(void) {
    struct rlimit limits = {.rlim_cur = RLIM_INFINITY, .rlim_max = RLIM_INFINITY};
    return setrlimit(RLIMIT_AS, &limits);
}

static int try_limiting_the_parent(void) {
    struct rlimit limits;
    if (prlimit(parent, RLIMIT_NOFILE, NULL, &limits) != 0) return -1;
    return prlimit(parent, RLIMIT_NOFILE, &limits, NULL);
}

static int try_io_uring(void) {
    char parameters[256] = {0};
    return (int)syscall(SYS_io_uring_setup, 1, parameters);
}

static int outcome(int result) {
    return result >= 0 ? 0 : errno;
}

int vitae_attempt(const char *name) {
    errno = 0;
    if (strcmp(name, "open") == 0) return outcome(open("/etc/passwd", O_RDONLY));
    if (strcmp(name, "write") == 0) return outcome(open("/tmp/vitae-attempt", O_WRONLY | O_CREAT, 0600));
    if (strcmp(name, "proc_mem") == 0) return outcome(open("/proc/self/mem", O_RDWR));
    if (strcmp(name, "symlink") == 0) return outcome(symlink("/etc/passwd", "/tmp/vitae-attempt"));
    if (strcmp(name, "unlink") == 0) return outcome(unlink("/tmp/vitae-attempt"));
    if (strcmp(name, "memfd") == 0) return outcome((int)syscall(SYS_memfd_create, "attempt", 0U));
    if (strcmp(name, "socket") == 0) return outcome(socket(AF_INET, SOCK_STREAM, 0));
    if (strcmp(name, "unix_socket") == 0) return outcome(socket(AF_UNIX, SOCK_STREAM, 0));
    if (strcmp(name, "bind") == 0) {
        struct sockaddr address = {.sa_family = AF_UNIX};
        return outcome(bind(STDIN_FILENO, &address, sizeof(address)));
    }
    if (strcmp(name, "fork") == 0) return outcome(fork());
    if (strcmp(name, "thread") == 0) return outcome(try_thread());
    if (strcmp(name, "exec") == 0) return outcome(try_exec());
    if (strcmp(name, "kill") == 0) return outcome(kill(parent, 0));
    if (strcmp(name, "ptrace") == 0) return outcome((int)ptrace(PTRACE_TRACEME, 0, NULL, NULL));
    if (strcmp(name, "executable_memory") == 0) return outcome(try_executable_memory());
    if (strcmp(name, "io_uring") == 0) return outcome(try_io_uring());
    if (strcmp(name, "more_memory") == 0) return outcome(try_more_memory());
    if (strcmp(name, "limit_parent") == 0) return outcome(try_limiting_the_parent());
    return -1;
}

static void allocate_for_ever(void) {
    static const size_t step = 16 * 1024 * 1024;
    static void *volatile last;
    while ((last = malloc(step)) != NULL) {
    }
    // As the libraries do it.
    fputs("Out of memory\n", stderr);
    abort();
}

static int overflow_stack(int depth) {
    volatile char frame[4096];
    frame[0] = (char)depth;
    return overflow_stack(depth + 1) + frame[0];
}

int vitae_misbehave(const char *name) {
    if (strcmp(name, "hang") == 0) {
        for (;;) sleep(1);
    }
    if (strcmp(name, "spin") == 0) {
        for (volatile unsigned turns = 0;; turns++) {
        }
    }
    if (strcmp(name, "alloc") == 0) allocate_for_ever();
    if (strcmp(name, "abort") == 0) abort();
    if (strcmp(name, "trap") == 0) raise(SIGTRAP);
    if (strcmp(name, "segv") == 0) raise(SIGSEGV);
    if (strcmp(name, "bus") == 0) raise(SIGBUS);
    if (strcmp(name, "fpe") == 0) raise(SIGFPE);
    if (strcmp(name, "ill") == 0) raise(SIGILL);
    if (strcmp(name, "kill_itself") == 0) raise(SIGKILL);
    if (strcmp(name, "stack_overflow") == 0) return overflow_stack(0);
    if (strcmp(name, "exit_zero") == 0) _exit(0);
    return vitae_attempt(name);
}
#endif
