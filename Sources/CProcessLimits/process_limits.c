// The few calls that Swift cannot import: variadic ones, ones without a wrapper in the C library, and libseccomp's macros.
#define _GNU_SOURCE
#include "include/process_limits.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int vitae_close_from(int first) {
    return (int)syscall(SYS_close_range, (unsigned)first, ~0U, 0U);
}

int vitae_drop_privileges(void) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return -1;
    return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
}

static int allow_reading(int ruleset, const char *path) {
    int descriptor = open(path, O_PATH | O_CLOEXEC);
    if (descriptor < 0) return errno == ENOENT || errno == ENOTDIR || errno == EACCES ? 0 : -1;
    struct landlock_path_beneath_attr rule = {
        .allowed_access = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR,
        .parent_fd = descriptor,
    };
    long result = syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0U);
    if (result != 0 && errno == EINVAL) {
        // A file, not a folder.
        rule.allowed_access = LANDLOCK_ACCESS_FS_READ_FILE;
        result = syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0U);
    }
    close(descriptor);
    return (int)result;
}

int vitae_restrict_files(const char *const *paths, int count) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, (size_t)0, LANDLOCK_CREATE_RULESET_VERSION);
    if (version < 1) return 1;
    // The accesses that the first version knows; later ones add refer, truncate and ioctl.
    uint64_t handled = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    if (version >= 2) handled |= 1ULL << 13;
    if (version >= 3) handled |= 1ULL << 14;
    struct landlock_ruleset_attr attributes = {.handled_access_fs = handled};
    int ruleset = (int)syscall(
        SYS_landlock_create_ruleset, &attributes, sizeof(attributes.handled_access_fs), 0U);
    if (ruleset < 0) return -1;
    for (int index = 0; index < count; index++) {
        if (allow_reading(ruleset, paths[index]) != 0) {
            close(ruleset);
            return -1;
        }
    }
    long result = syscall(SYS_landlock_restrict_self, ruleset, 0U);
    close(ruleset);
    return (int)result;
}

static const int plain_calls[] = {
    SCMP_SYS(read), SCMP_SYS(write), SCMP_SYS(writev), SCMP_SYS(close), SCMP_SYS(fstat), SCMP_SYS(newfstatat),
    SCMP_SYS(stat), SCMP_SYS(lstat), SCMP_SYS(lseek), SCMP_SYS(pread64), SCMP_SYS(brk), SCMP_SYS(munmap),
    SCMP_SYS(mremap), SCMP_SYS(madvise), SCMP_SYS(futex), SCMP_SYS(exit), SCMP_SYS(exit_group),
    SCMP_SYS(rt_sigreturn), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigaction), SCMP_SYS(sigaltstack), SCMP_SYS(getpid),
    SCMP_SYS(gettid), SCMP_SYS(clock_gettime), SCMP_SYS(gettimeofday), SCMP_SYS(clock_nanosleep), SCMP_SYS(getrandom),
    SCMP_SYS(sched_yield), SCMP_SYS(restart_syscall), SCMP_SYS(sysinfo), SCMP_SYS(uname), SCMP_SYS(getdents64),
    SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2),
    SCMP_SYS(fstatfs), SCMP_SYS(statfs), SCMP_SYS(statx), SCMP_SYS(fadvise64), SCMP_SYS(getrusage), SCMP_SYS(times),
    SCMP_SYS(sched_getaffinity), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(set_robust_list), SCMP_SYS(rseq),
    SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid), SCMP_SYS(getegid), SCMP_SYS(getcwd),
};

/// What the process of a document and its template have in common.
static int add_shared_rules(scmp_filter_ctx filter) {
    int failed = 0;
    for (size_t index = 0; index < sizeof(plain_calls) / sizeof(plain_calls[0]); index++) {
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, plain_calls[index], 0);
    }
    // Files are opened for reading only, memory is never executable, descriptors only looked at.
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
        SCMP_A2(SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY));
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
        SCMP_A1(SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY));
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(mprotect), 1, SCMP_A2(SCMP_CMP_MASKED_EQ, PROT_EXEC, 0));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_GETFD));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_SETFD));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(fcntl), 1, SCMP_A1(SCMP_CMP_EQ, F_GETFL));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOTTY), SCMP_SYS(ioctl), 0);
    failed |= seccomp_rule_add(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0);
    return failed == 0 ? 0 : -1;
}

/// Stands for the number of the process in a filter that was made before there was one. No process has it, and no call.
static const uint32_t own_process = 0x7E50C0DE;

static int add_document_rules(scmp_filter_ctx filter) {
    int failed = add_shared_rules(filter);
    // Own limits are looked at; the one on processor time is moved from page to page.
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A2(SCMP_CMP_EQ, 0));
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A1(SCMP_CMP_EQ, RLIMIT_CPU));
    // Raising a signal is how abort() ends a process; only against itself, and not the one that tells of others' doing.
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 2, SCMP_A0(SCMP_CMP_EQ, own_process),
        SCMP_A2(SCMP_CMP_NE, SIGKILL));
    return failed == 0 ? 0 : -1;
}

/// What the C library asks for when it starts a thread, no more and no less: no other process, no namespace.
static const scmp_datum_t thread_flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SYSVSEM | CLONE_SIGHAND | CLONE_THREAD
    | CLONE_SETTLS | CLONE_PARENT_SETTID | CLONE_CHILD_CLEARTID;

/// Threads start, as clone3 is not there to be used, by clone; some take a name. They share the filter.
static int add_thread_rules(scmp_filter_ctx filter) {
    int failed = 0;
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_EQ, thread_flags));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_EQ, PR_SET_NAME));
    return failed == 0 ? 0 : -1;
}

/// How the C library forks: a process of its own with a copy of everything.
static const scmp_datum_t fork_flags = CLONE_CHILD_CLEARTID | CLONE_CHILD_SETTID | SIGCHLD;

/// What a template does beside what its forks do, which have its filter too: it forks, waits, ends its forks, takes
/// descriptors; and what a fork does until it has a filter of its own.
static int add_template_rules(scmp_filter_ctx filter) {
    static const int calls[] = {
        SCMP_SYS(wait4), SCMP_SYS(recvmsg), SCMP_SYS(sendmsg), SCMP_SYS(getppid), SCMP_SYS(dup2), SCMP_SYS(close_range),
        // Of a process against itself; which is the forks' own filters to say.
        SCMP_SYS(tgkill),
    };
    int failed = add_shared_rules(filter) | add_thread_rules(filter);
    for (size_t index = 0; index < sizeof(calls) / sizeof(calls[0]); index++) {
        failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, calls[index], 0);
    }
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_EQ, fork_flags));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(kill), 1, SCMP_A1(SCMP_CMP_EQ, SIGKILL));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prctl), 1, SCMP_A0(SCMP_CMP_EQ, PR_SET_PDEATHSIG));
    failed |= seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 1, SCMP_A0(SCMP_CMP_EQ, 0));
    failed |= seccomp_rule_add(
        filter, SCMP_ACT_ALLOW, SCMP_SYS(seccomp), 1, SCMP_A0(SCMP_CMP_EQ, SECCOMP_SET_MODE_FILTER));
    return failed == 0 ? 0 : -1;
}

/// The filters of processes of documents, without and with threads. To make one takes longer than to read a page.
static struct sock_fprog document_filters[2];

/// Takes a filter out of the library that made it.
static int export_filter(scmp_filter_ctx filter, struct sock_fprog *program) {
    int file = memfd_create("filter", MFD_CLOEXEC);
    if (file < 0) return -1;
    int result = seccomp_export_bpf(filter, file);
    off_t size = result == 0 ? lseek(file, 0, SEEK_END) : -1;
    if (size > 0 && (program->filter = malloc((size_t)size)) != NULL) {
        program->len = (unsigned short)((size_t)size / sizeof(struct sock_filter));
        if (pread(file, program->filter, (size_t)size, 0) != size) program->len = 0;
    }
    close(file);
    return program->len > 0 ? 0 : -1;
}

static int prepare_document_filter(bool allows_threads) {
    if (document_filters[allows_threads].len > 0) return 0;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    if (filter == NULL) return -1;
    int result = add_document_rules(filter);
    if (result == 0 && allows_threads) result = add_thread_rules(filter);
    if (result == 0) result = export_filter(filter, &document_filters[allows_threads]);
    seccomp_release(filter);
    return result;
}

/// Some containers take the question and refuse the filter: then there is none, as on a kernel without.
static int outcome_of_loading(int error) {
    if (error == EINVAL || error == ENOSYS || error == EOPNOTSUPP) return 1;
    return error == 0 ? 0 : -1;
}

int vitae_restrict_template(void) {
    if (prctl(PR_GET_SECCOMP, 0, 0, 0, 0) < 0) return 1;
    if (prepare_document_filter(false) != 0 || prepare_document_filter(true) != 0) return -1;
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_KILL_PROCESS);
    if (filter == NULL) return -1;
    int result = add_template_rules(filter);
    if (result == 0) result = seccomp_load(filter);
    seccomp_release(filter);
    return outcome_of_loading(-result);
}

int vitae_restrict_document(bool allows_threads) {
    struct sock_fprog *program = &document_filters[allows_threads];
    // There is none where the kernel has no filters.
    if (program->len == 0) return 1;
    for (unsigned index = 0; index < program->len; index++) {
        struct sock_filter *step = &program->filter[index];
        if (step->code == (BPF_JMP | BPF_JEQ | BPF_K) && step->k == own_process) step->k = (uint32_t)getpid();
    }
    long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0U, program);
    return outcome_of_loading(result == 0 ? 0 : errno);
}
