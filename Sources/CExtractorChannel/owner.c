#define _GNU_SOURCE
#include "include/extractor_channel.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <unistd.h>

int vitae_sealed_file(const void *bytes, size_t count) {
    int file = memfd_create("document", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return -1;
    const char *next = bytes;
    size_t left = count;
    while (left > 0) {
        ssize_t written = write(file, next, left);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) break;
        next += written;
        left -= (size_t)written;
    }
    // Whoever reads it could otherwise fill the machine's memory through it.
    if (left == 0 && fcntl(file, F_ADD_SEALS, F_SEAL_SEAL | F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_WRITE) == 0) {
        return file;
    }
    int error = errno;
    close(file);
    errno = error;
    return -1;
}

int vitae_make_pipe(int ends[2]) {
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    return fcntl(ends[0], F_SETFL, O_NONBLOCK);
}

int vitae_make_wake_up(void) {
    return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
}

int64_t vitae_memory_kills(void) {
    int file = open("/proc/vmstat", O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    static const char name[] = "\noom_kill ";
    char text[16 * 1024];
    size_t count = 0;
    ssize_t received;
    while (count < sizeof(text) - 1 && (received = read(file, text + count, sizeof(text) - 1 - count)) > 0) {
        count += (size_t)received;
    }
    close(file);
    text[count] = 0;
    const char *line = strstr(text, name);
    return line == NULL ? -1 : strtoll(line + sizeof(name) - 1, NULL, 10);
}

static int set_attributes(posix_spawnattr_t *attributes) {
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    // Signals that the owner ignores would stay ignored. A group of its own: a terminal's signals do not reach it.
    int error = posix_spawnattr_setflags(
        attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    if (error == 0) error = posix_spawnattr_setpgroup(attributes, 0);
    if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
    if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
    return error;
}

static int set_actions(posix_spawn_file_actions_t *actions, int socket) {
    int error = posix_spawn_file_actions_adddup2(actions, socket, STDIN_FILENO);
    if (error == 0) error = posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    if (error == 0) error = posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
    return error;
}

int vitae_start_template(
    const char *path, char *const arguments[], char *const environment[], int *socket, pid_t *process
) {
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) return errno;
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_init(&actions);
    int error = set_attributes(&attributes);
    if (error == 0) error = set_actions(&actions, ends[1]);
    if (error == 0) error = posix_spawn(process, path, &actions, &attributes, arguments, environment);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(ends[1]);
    if (error != 0) {
        close(ends[0]);
        return error;
    }
    *socket = ends[0];
    return 0;
}

int vitae_send_order(int socket, struct vitae_order order, const int *descriptors) {
    union {
        char bytes[CMSG_SPACE(3 * sizeof(int))];
        struct cmsghdr alignment;
    } control = {0};
    struct iovec body = {.iov_base = &order, .iov_len = sizeof(order)};
    struct msghdr message = {.msg_iov = &body, .msg_iovlen = 1};
    if (order.kind == VITAE_ORDER_FORK) {
        message.msg_control = control.bytes;
        message.msg_controllen = sizeof(control.bytes);
        struct cmsghdr *header = CMSG_FIRSTHDR(&message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(3 * sizeof(int));
        memcpy(CMSG_DATA(header), descriptors, 3 * sizeof(int));
    }
    ssize_t sent;
    do {
        sent = sendmsg(socket, &message, MSG_NOSIGNAL);
    } while (sent < 0 && errno == EINTR);
    return sent == (ssize_t)sizeof(order) ? 0 : -1;
}

int vitae_receive_report(int socket, struct vitae_report *report) {
    ssize_t received;
    do {
        received = recv(socket, report, sizeof(*report), MSG_DONTWAIT);
    } while (received < 0 && errno == EINTR);
    if (received == (ssize_t)sizeof(*report)) return 1;
    return received < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? 0 : -1;
}
