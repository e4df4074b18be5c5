#pragma once

#include <stddef.h>
#include <stdint.h>

// The calls of libheif, version 1, that reading a photo takes. The library is looked for when a process starts: nothing
// is built or linked against it. Swift cannot call functions that return a structure unless C declares them.

struct heif_context;
struct heif_image_handle;
struct heif_image;

/// What a call came to; its code is 0 when all went well.
struct heif_error {
    int code;
    int subcode;
    const char *message;
};

/// Codes of errors that are told apart.
enum {
    VITAE_HEIF_UNSUPPORTED_FILE = 3,
    VITAE_HEIF_UNSUPPORTED_FEATURE = 4,
    VITAE_HEIF_NO_MEMORY = 6,
};

/// How dots are asked for: red, green and blue, a byte each, one after the other.
enum {
    VITAE_HEIF_FORMAT_HEVC = 1,
    VITAE_HEIF_COLOURS_RGB = 1,
    VITAE_HEIF_ORDER_INTERLEAVED_RGB = 10,
    VITAE_HEIF_CHANNEL_INTERLEAVED = 10,
};

typedef struct heif_error (*vitae_heif_init)(const void *parameters);
typedef int (*vitae_heif_have_decoder_for_format)(int format);

typedef struct heif_context *(*vitae_heif_context_alloc)(void);
typedef void (*vitae_heif_context_free)(struct heif_context *context);
typedef void (*vitae_heif_context_set_max_decoding_threads)(struct heif_context *context, int count);
typedef struct heif_error (*vitae_heif_context_read_from_memory)(
    struct heif_context *context, const void *bytes, size_t count, const void *options);
typedef struct heif_error (*vitae_heif_context_get_primary_image_handle)(
    struct heif_context *context, struct heif_image_handle **handle);

typedef void (*vitae_heif_image_handle_release)(const struct heif_image_handle *handle);
typedef int (*vitae_heif_image_handle_get_size)(const struct heif_image_handle *handle);

typedef struct heif_error (*vitae_heif_decode_image)(
    const struct heif_image_handle *handle, struct heif_image **image, int colours, int order, const void *options);
typedef void (*vitae_heif_image_release)(const struct heif_image *image);
typedef int (*vitae_heif_image_get_size)(const struct heif_image *image, int channel);
typedef const uint8_t *(*vitae_heif_image_get_plane_readonly)(
    const struct heif_image *image, int channel, int *bytes_per_row);
