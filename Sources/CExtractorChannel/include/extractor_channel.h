#pragma once

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What the program that owns extractors and their template say to each other: messages of a fixed size over a socket
// that keeps their bounds. Descriptors travel beside them, which takes macros that Swift cannot import.

/// What a template is asked for.
enum {
    /// To fork a process for a document; three descriptors come along: where it reads its request, where it writes its
    /// answer, and where its libraries complain.
    VITAE_ORDER_FORK = 1,
    /// To end the process of a document.
    VITAE_ORDER_END = 2,
};

/// How the process of a document differs from others.
enum {
    /// It decodes photos, which takes threads.
    VITAE_OPTION_PHOTOS = 1,
};

struct vitae_order {
    uint32_t kind;
    uint32_t document;
    uint32_t options;
};

/// What a template tells.
enum {
    /// That it is warm and forks from now on.
    VITAE_REPORT_READY = 1,
    /// How the process of a document ended: a status as `waitpid` gives it.
    VITAE_REPORT_ENDED = 2,
    /// That there is no process for a document, with an error number.
    VITAE_REPORT_NOT_FORKED = 3,
};

struct vitae_report {
    uint32_t kind;
    uint32_t document;
    int32_t status;
};

// MARK: The owner's side

/// Copies bytes into a file without a name that nobody can change any more. Returns its descriptor, or -1 with errno set.
int vitae_sealed_file(const void *bytes, size_t count);

/// Makes a pipe that programs started later do not inherit; reading from it does not block. Returns 0, or -1 with errno
/// set.
int vitae_make_pipe(int ends[2]);

/// Makes a descriptor that becomes readable when eight bytes are written to it. Returns it, or -1 with errno set.
int vitae_make_wake_up(void);

/// Starts a template in a process group of its own, with a socket for orders and reports as its standard input; its other
/// outputs lead nowhere, and it inherits no other descriptor. Returns 0, or an error number.
int vitae_start_template(
    const char *path, char *const arguments[], char *const environment[], int *socket, pid_t *process);

/// Sends an order, with three descriptors when it is one to fork. Returns 0, or -1 with errno set.
int vitae_send_order(int socket, struct vitae_order order, const int *descriptors);

/// Takes a report without waiting. Returns 1, 0 when there is none, or -1 when the template is gone.
int vitae_receive_report(int socket, struct vitae_report *report);

/// How many processes the kernel has ended so far because it had no memory for them; -1 where it does not say.
int64_t vitae_memory_kills(void);

// MARK: The template's side

/// What `vitae_serve_orders` returned for.
enum {
    /// The owner is gone, and all processes of documents with it.
    VITAE_SERVED_ALL = 0,
    /// This is the process of a document. It reads its request from descriptor 0, answers on 3 and complains on 2.
    VITAE_SERVED_FORK = 1,
    /// A process has recognised a picture for the first time: what that takes may be prepared for all later ones.
    VITAE_SERVED_RECOGNITION = 2,
};

/// The code that the process of a document exits with when it has recognised a picture.
enum { VITAE_EXIT_RECOGNISED = 3 };

/// Tells the owner that the template is warm. Returns 0, or -1 with errno set.
int vitae_report_ready(int socket);

/// Takes the free pieces of memory between those in use, for good, so that what a fork asks for is new memory: to write to
/// a piece that it shares with the template copies a whole page. Call it when the template is warm.
void vitae_fill_gaps(void);

/// Forks processes as they are ordered, reaps them and reports their ends; never reads what they are given.
int vitae_serve_orders(int socket, struct vitae_order *order);
