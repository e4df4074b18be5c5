#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// Reads a PDF through Poppler's core: one interpretation of a page gives its text, what it is painted in, what is
// painted over what, and its links. poppler-glib interprets the page anew for each of these.

/// A PDF opened from memory.
typedef struct VitaePDF VitaePDF;
/// What one interpretation of a page gave.
typedef struct VitaePage VitaePage;

/// On the page as it is shown, in points from its top left corner.
typedef struct {
    double left, top, right, bottom;
} VitaeBox;

/// What a character is, or what parts two of them.
typedef enum {
    VITAE_GLYPH,
    /// White space that the page paints.
    VITAE_SPACE,
    /// A distance wide enough for white space.
    VITAE_GAP,
    VITAE_LINE_END,
} VitaeCharacterKind;

/// Why a glyph may not be seen, whatever is painted before or after it.
typedef enum {
    /// The text is said to be invisible, or only to clip what follows.
    VITAE_DOUBT_UNPAINTED = 1,
    /// Painted with a transparency, a blend mode, a mask or a pattern.
    VITAE_DOUBT_BLENDED = 2,
    /// Outside of what may be painted on, or in a clip that is no upright rectangle.
    VITAE_DOUBT_CLIPPED = 4,
    /// It could not be told when it was painted, or it has several colours.
    VITAE_DOUBT_ORDER = 8,
} VitaeDoubt;

/// What has no glyph of its own: white space, and the further letters of a ligature.
#define VITAE_NO_FACE UINT16_MAX

typedef struct {
    VitaeBox box;
    double font_size;
    uint32_t scalar;
    /// Red, green and blue in the lower three bytes.
    uint32_t colour;
    /// Larger than that of all that was painted before.
    uint32_t order;
    /// Of its glyph, in its face.
    uint32_t code;
    /// Among the faces of the page, or VITAE_NO_FACE.
    uint16_t face;
    /// Among the names of fonts.
    uint16_t font;
    /// A VitaeCharacterKind.
    uint8_t kind;
    /// VitaeDoubt, any of them.
    uint8_t doubts;
} VitaeCharacter;

typedef enum {
    /// A rectangle in one opaque colour.
    VITAE_PATCH,
    /// Anything else in one opaque colour, somewhere in the box.
    VITAE_SHAPE,
    /// A gradient, a pattern, or something translucent.
    VITAE_BLEND,
    /// A picture.
    VITAE_PICTURE,
} VitaePaintKind;

/// Something painted that is no text, and is more than a line.
typedef struct {
    VitaeBox box;
    uint32_t colour;
    uint32_t order;
    uint8_t kind;
} VitaePaint;

typedef struct {
    VitaeBox box;
    const char *address;
} VitaeLink;

typedef struct {
    const VitaeCharacter *characters;
    const VitaePaint *paints;
    /// Upright straight lines, as thin boxes.
    const VitaeBox *rules;
    const VitaeLink *links;
    const char *const *fonts;
    size_t character_count, paint_count, rule_count, link_count, font_count;
    /// Points and curves of all paths: letters may be drawn as such.
    size_t path_points;
    /// Whether there are glyphs that lie off the page.
    bool reaches_beyond;
    /// Whether more is painted than was kept.
    bool is_crowded;
} VitaePageContent;

typedef enum {
    VITAE_PDF_OPENED,
    VITAE_PDF_ENCRYPTED,
    VITAE_PDF_DAMAGED,
} VitaePDFStatus;

/// Opens a PDF, with an empty user password where one is asked for. The bytes are not copied: they must outlive it.
/// Returns NULL unless the status is VITAE_PDF_OPENED.
VitaePDF *vitae_pdf_open(const void *bytes, size_t length, VitaePDFStatus *status);
void vitae_pdf_close(VitaePDF *pdf);
int vitae_pdf_page_count(VitaePDF *pdf);

/// The size of a page as it is shown, in points. Returns false for a page that cannot be read.
bool vitae_pdf_page_size(VitaePDF *pdf, int number, double *width, double *height);

/// Interprets a page, numbered from 1. Returns NULL for one that cannot be read.
VitaePage *vitae_page_read(VitaePDF *pdf, int number);
/// What it holds, for as long as the page lives.
VitaePageContent vitae_page_content(const VitaePage *page);
/// Whether a face draws something of the size of a letter for a code. Looks into the font files, which reading a page
/// does not.
bool vitae_page_draws(VitaePage *page, uint16_t face, uint32_t code);
void vitae_page_free(VitaePage *page);

/// Draws a page with Poppler's own rasteriser, which takes other ways through a file than cairo: one 32-bit dot after
/// the other, red, green and blue in its lower three bytes. Returns false when the drawing is not of that size.
bool vitae_pdf_draw(VitaePDF *pdf, int number, double resolution, uint32_t *dots, int width, int height);

#ifdef __cplusplus
}
#endif
