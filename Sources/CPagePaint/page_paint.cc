#include "page_paint.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <string>

#include <Annot.h>
#include <ErrorCodes.h>
#include <GlobalParams.h>
#include <Link.h>
#include <PDFDoc.h>
#include <Page.h>
#include <SplashOutputDev.h>
#include <Stream.h>
#include <splash/SplashBitmap.h>

#include "glyph_outlines.h"
#include "page_content.h"
#include "paint_device.h"
#include "text_gathering.h"

struct VitaePDF {
    // Poppler counts who needs its tables: they live as long as any document.
    GlobalParamsIniter tables { [](ErrorCategory, Goffset, const char *) {} };
    std::unique_ptr<PDFDoc> doc;
    std::unique_ptr<GlyphOutlines> outlines;
};

namespace {

void gatherLinks(Page *source, const double *matrix, VitaePage &page)
{
    std::unique_ptr<Links> links = source->getLinks();
    if (!links) {
        return;
    }
    for (AnnotLink *link : links->getLinks()) {
        auto *action = link->getAction();
        if (!link->isOk() || !action || action->getKind() != actionURI) {
            continue;
        }
        double x1, y1, x2, y2;
        link->getRect(&x1, &y1, &x2, &y2);
        VitaeBox box = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };
        const double corners[2][2] = { { x1, y1 }, { x2, y2 } };
        for (const auto &corner : corners) {
            double x = matrix[0] * corner[0] + matrix[2] * corner[1] + matrix[4];
            double y = matrix[1] * corner[0] + matrix[3] * corner[1] + matrix[5];
            box = { std::min(box.left, x), std::min(box.top, y), std::max(box.right, x), std::max(box.bottom, y) };
        }
        page.addresses.push_back(static_cast<LinkURI *>(action)->getURI());
        page.links.push_back({ box, nullptr });
    }
    for (size_t index = 0; index < page.links.size(); ++index) {
        page.links[index].address = page.addresses[index].c_str();
    }
}

} // namespace

VitaePDF *vitae_pdf_open(const void *bytes, size_t length, VitaePDFStatus *status)
{
    auto pdf = std::make_unique<VitaePDF>();
    for (const char *password : { static_cast<const char *>(nullptr), "" }) {
        auto *stream = new MemStream(static_cast<const char *>(bytes), 0, Goffset(length), Object(objNull));
        std::optional<GooString> user;
        if (password) {
            user = GooString(password);
        }
        pdf->doc = std::make_unique<PDFDoc>(stream, std::optional<GooString>(), user);
        if (pdf->doc->isOk()) {
            pdf->outlines = std::make_unique<GlyphOutlines>(pdf->doc->getXRef());
            *status = VITAE_PDF_OPENED;
            return pdf.release();
        }
        if (pdf->doc->getErrorCode() != errEncrypted) {
            break;
        }
    }
    *status = pdf->doc->getErrorCode() == errEncrypted ? VITAE_PDF_ENCRYPTED : VITAE_PDF_DAMAGED;
    return nullptr;
}

void vitae_pdf_close(VitaePDF *pdf)
{
    delete pdf;
}

int vitae_pdf_page_count(VitaePDF *pdf)
{
    return pdf->doc->getNumPages();
}

bool vitae_pdf_page_size(VitaePDF *pdf, int number, double *width, double *height)
{
    Page *page = pdf->doc->getPage(number);
    if (!page) {
        return false;
    }
    bool isTurned = page->getRotate() == 90 || page->getRotate() == 270;
    *width = isTurned ? page->getCropHeight() : page->getCropWidth();
    *height = isTurned ? page->getCropWidth() : page->getCropHeight();
    return true;
}

VitaePage *vitae_page_read(VitaePDF *pdf, int number)
{
    Page *source = pdf->doc->getPage(number);
    if (!source) {
        return nullptr;
    }
    auto page = std::make_unique<VitaePage>();
    page->pdf = pdf;
    PaintDevice device;
    pdf->doc->displayPage(&device, number, 72, 72, 0, false, true, false);
    TextPage *text = device.text.takeText();
    TextGathering(*page, device).gather(text);
    text->decRefCnt();
    gatherLinks(source, device.pageMatrix, *page);
    page->paints = std::move(device.paints);
    page->rules = std::move(device.ruling.rules);
    page->faces = std::move(device.faces);
    page->pathPoints = device.pathPoints;
    page->reachesBeyond = device.reachesBeyond;
    page->isCrowded = device.isCrowded;
    for (const auto &name : page->fontNames) {
        page->fonts.push_back(name.c_str());
    }
    return page.release();
}

VitaePageContent vitae_page_content(const VitaePage *page)
{
    VitaePageContent content {};
    content.characters = page->characters.data();
    content.paints = page->paints.data();
    content.rules = page->rules.data();
    content.links = page->links.data();
    content.fonts = page->fonts.data();
    content.character_count = page->characters.size();
    content.paint_count = page->paints.size();
    content.rule_count = page->rules.size();
    content.link_count = page->links.size();
    content.font_count = page->fonts.size();
    content.path_points = page->pathPoints;
    content.reaches_beyond = page->reachesBeyond;
    content.is_crowded = page->isCrowded;
    return content;
}

bool vitae_page_draws(VitaePage *page, uint16_t face, uint32_t code)
{
    if (face == VITAE_NO_FACE) {
        return true;
    }
    return face < page->faces.size() && page->pdf->outlines->font(page->faces[face].get())->draws(code);
}

void vitae_page_free(VitaePage *page)
{
    delete page;
}

bool vitae_pdf_draw(VitaePDF *pdf, int number, double resolution, uint32_t *dots, int width, int height)
{
    SplashColor paper = { 255, 255, 255 };
    SplashOutputDev device(splashModeXBGR8, 4, false, paper);
    device.setFontAntialias(true);
    device.setVectorAntialias(true);
    device.startDoc(pdf->doc.get());
    pdf->doc->displayPage(&device, number, resolution, resolution, 0, false, true, false);
    SplashBitmap *bitmap = device.getBitmap();
    if (!bitmap || std::abs(bitmap->getWidth() - width) > 1 || std::abs(bitmap->getHeight() - height) > 1) {
        return false;
    }
    int columns = std::min(width, bitmap->getWidth());
    int rows = std::min(height, bitmap->getHeight());
    for (int row = 0; row < rows; ++row) {
        const auto *source = bitmap->getDataPtr() + size_t(row) * size_t(bitmap->getRowSize());
        std::memcpy(dots + size_t(row) * size_t(width), source, size_t(columns) * sizeof(uint32_t));
    }
    return true;
}
