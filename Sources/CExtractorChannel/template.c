#define _GNU_SOURCE
#include "include/extractor_channel.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/// The processes of documents, each reaped here and nowhere else: a number that is in the list is nobody else's.
static struct {
    uint32_t document;
    pid_t process;
} forks[256];
static int fork_count = 0;
static bool has_recognised = false;
/// Whether signals have been set up.
static bool has_begun = false;
/// The signals that were blocked when serving began.
static sigset_t usual_signals;

static void notice(int signal) {
    (void)signal;
}

/// Ends of processes are learned of while waiting for orders, and at no other time.
static void begin(void) {
    if (has_begun) return;
    has_begun = true;
    struct sigaction action = {.sa_handler = notice};
    sigemptyset(&action.sa_mask);
    sigaction(SIGCHLD, &action, NULL);
    sigset_t ends;
    sigemptyset(&ends);
    sigaddset(&ends, SIGCHLD);
    sigprocmask(SIG_BLOCK, &ends, &usual_signals);
}

static int report(int socket, struct vitae_report report) {
    struct iovec body = {.iov_base = &report, .iov_len = sizeof(report)};
    struct msghdr message = {.msg_iov = &body, .msg_iovlen = 1};
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)sizeof(report) ? 0 : -1;
}

int vitae_report_ready(int socket) {
    return report(socket, (struct vitae_report){.kind = VITAE_REPORT_READY});
}

/// Reaps what has ended. Returns whether a process was the first to recognise a picture.
static bool reap(int socket) {
    bool is_first = false;
    int status;
    pid_t process;
    while ((process = waitpid(-1, &status, WNOHANG)) > 0) {
        for (int index = 0; index < fork_count; index++) {
            if (forks[index].process != process) continue;
            report(socket, (struct vitae_report){VITAE_REPORT_ENDED, forks[index].document, status});
            forks[index] = forks[--fork_count];
            break;
        }
        if (WIFEXITED(status) && WEXITSTATUS(status) == VITAE_EXIT_RECOGNISED && !has_recognised) {
            has_recognised = true;
            is_first = true;
        }
    }
    return is_first;
}

/// Ends all processes of documents; nobody waits for them any more.
static void end_all(void) {
    for (int index = 0; index < fork_count; index++) kill(forks[index].process, SIGKILL);
    for (int index = 0; index < fork_count; index++) waitpid(forks[index].process, NULL, 0);
    fork_count = 0;
}

static void end(uint32_t document) {
    for (int index = 0; index < fork_count; index++) {
        if (forks[index].document == document) kill(forks[index].process, SIGKILL);
    }
}

/// Makes the process of a document one: its descriptors are where they belong and it has no others, the owner's socket
/// least of all; and it ends when the template does.
static bool become_fork(const int *descriptors, pid_t template) {
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != template) return false;
    static const int places[3] = {STDIN_FILENO, 3, STDERR_FILENO};
    // First out of the way of each other.
    for (int index = 0; index < 3; index++) {
        if (dup2(descriptors[index], 10 + index) < 0) return false;
    }
    for (int index = 0; index < 3; index++) {
        if (dup2(10 + index, places[index]) < 0) return false;
    }
    if (syscall(SYS_close_range, 4U, ~0U, 0U) != 0) return false;
    signal(SIGCHLD, SIG_DFL);
    return sigprocmask(SIG_SETMASK, &usual_signals, NULL) == 0;
}

/// Takes an order. Returns 1, 0 when there is none, or -1 when the owner is gone.
static int receive(int socket, struct vitae_order *order, int descriptors[3], bool *has_descriptors) {
    union {
        char bytes[CMSG_SPACE(3 * sizeof(int))];
        struct cmsghdr alignment;
    } control;
    struct iovec body = {.iov_base = order, .iov_len = sizeof(*order)};
    struct msghdr message = {
        .msg_iov = &body, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof(control.bytes)
    };
    ssize_t received;
    do {
        received = recvmsg(socket, &message, MSG_DONTWAIT | MSG_CMSG_CLOEXEC);
    } while (received < 0 && errno == EINTR);
    if (received < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return 0;
    if (received != (ssize_t)sizeof(*order)) return -1;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *has_descriptors = header != NULL && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS
        && header->cmsg_len == CMSG_LEN(3 * sizeof(int));
    if (*has_descriptors) memcpy(descriptors, CMSG_DATA(header), 3 * sizeof(int));
    return 1;
}

/// Forks a process. Returns whether this is it.
static bool fork_one(int socket, const struct vitae_order *order, const int *descriptors) {
    pid_t template = getpid();
    bool has_place = fork_count < (int)(sizeof(forks) / sizeof(forks[0]));
    pid_t process = has_place ? fork() : -1;
    int error = has_place ? errno : EAGAIN;
    if (process == 0) {
        if (!become_fork(descriptors, template)) _exit(1);
        return true;
    }
    for (int index = 0; index < 3; index++) close(descriptors[index]);
    if (process < 0) {
        report(socket, (struct vitae_report){VITAE_REPORT_NOT_FORKED, order->document, error});
    } else {
        forks[fork_count].document = order->document;
        forks[fork_count].process = process;
        fork_count++;
    }
    return false;
}

int vitae_serve_orders(int socket, struct vitae_order *order) {
    begin();
    for (;;) {
        if (reap(socket)) return VITAE_SERVED_RECOGNITION;
        int descriptors[3];
        bool has_descriptors = false;
        int received = receive(socket, order, descriptors, &has_descriptors);
        if (received < 0) {
            end_all();
            return VITAE_SERVED_ALL;
        }
        if (received == 0) {
            struct pollfd waiting = {.fd = socket, .events = POLLIN};
            ppoll(&waiting, 1, NULL, &usual_signals);
            continue;
        }
        if (order->kind == VITAE_ORDER_END) end(order->document);
        if (order->kind == VITAE_ORDER_FORK && has_descriptors && fork_one(socket, order, descriptors)) {
            return VITAE_SERVED_FORK;
        }
    }
}
