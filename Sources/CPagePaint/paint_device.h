#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include <GfxFont.h>
#include <GfxState.h>
#include <OutputDev.h>
#include <TextOutputDev.h>

#include "page_paint.h"
#include "rule_gathering.h"

// What was painted of one string operand, in the terms that TextPage counts in.
struct PaintedGlyph {
    int position;
    int bytes;
    uint32_t order;
    uint32_t code;
    uint32_t colour;
    float x, y;
    uint16_t face;
    uint8_t doubts;
    bool isSpace;
};

// What the graphics state does not keep, saved and restored with it.
struct Veil {
    bool hasShapedClip = false;
    bool hasMask = false;
    bool isTranslucent = false;
    bool isMaskContent = false;

    bool isBlended() const { return hasMask || isTranslucent || isMaskContent; }
};

constexpr size_t mostPaints = 1500;
constexpr double thinnestPaint = 1.5;
constexpr double leastOpacity = 0.85;

inline uint32_t packed(const GfxRGB &rgb)
{
    return uint32_t(colToByte(rgb.r)) << 16 | uint32_t(colToByte(rgb.g)) << 8 | colToByte(rgb.b);
}

// Notes what a page paints while TextOutputDev gathers its text.
class PaintDevice final : public OutputDev {
public:
    PaintDevice() : text(nullptr, true, 0, false, false) { }

    TextOutputDev text;
    std::vector<PaintedGlyph> glyphs;
    std::vector<VitaePaint> paints;
    RuleGathering ruling;
    std::vector<std::shared_ptr<GfxFont>> faces;
    size_t pathPoints = 0;
    bool reachesBeyond = false;
    bool isCrowded = false;
    double pageMatrix[6] = { 1, 0, 0, 1, 0, 0 };

    bool upsideDown() override { return true; }
    bool useDrawChar() override { return true; }
    bool interpretType3Chars() override { return false; }
    bool needNonText() override { return true; }
    bool needCharCount() override { return true; }
    bool useTilingPatternFill() override { return true; }
    bool useShadedFills(int) override { return true; }

    void startPage(int pageNum, GfxState *state, XRef *xref) override
    {
        width = state->getPageWidth();
        height = state->getPageHeight();
        std::copy_n(&state->getCTM()[0], 6, pageMatrix);
        text.startPage(pageNum, state, xref);
    }

    void endPage() override { text.endPage(); }

    void saveState(GfxState *) override { saved.push_back(veil); }

    void restoreState(GfxState *state) override
    {
        if (!saved.empty()) {
            veil = saved.back();
            saved.pop_back();
        }
        text.restoreState(state);
    }

    void updateFont(GfxState *state) override { text.updateFont(state); }

    void beginString(GfxState *state, const GooString *string) override { text.beginString(state, string); }
    void endString(GfxState *state) override { text.endString(state); }

    void drawChar(GfxState *state, double x, double y, double dx, double dy, double originX, double originY,
                  CharCode code, int nBytes, const Unicode *u, int uLen) override
    {
        double left, top, right, bottom;
        state->transform(x, y, &left, &top);
        state->transform(x + dx, y + dy, &right, &bottom);
        PaintedGlyph glyph {};
        glyph.position = position;
        glyph.bytes = nBytes;
        glyph.order = ++order;
        glyph.x = float(left);
        glyph.y = float(top);
        glyph.isSpace = uLen > 0 && std::all_of(u, u + uLen, isWhite);
        glyph.face = VITAE_NO_FACE;
        if (!glyph.isSpace) {
            glyph.doubts = doubts(state, left, top, right, bottom);
            glyph.face = face(state->getFont());
            glyph.code = code;
            GfxRGB rgb;
            state->getFillRGB(&rgb);
            glyph.colour = packed(rgb);
        }
        glyphs.push_back(glyph);
        position += nBytes;
        text.drawChar(state, x, y, dx, dy, originX, originY, code, nBytes, u, uLen);
    }

    void incCharCount(int count) override
    {
        position += count;
        text.incCharCount(count);
    }

    void beginActualText(GfxState *state, const GooString *string) override { text.beginActualText(state, string); }
    void endActualText(GfxState *state) override { text.endActualText(state); }

    void stroke(GfxState *state) override
    {
        count(state->getPath());
        if (!veil.isMaskContent) {
            ruling.addStroke(state);
        }
        double width = state->getTransformedLineWidth();
        if (width > thinnestPaint) {
            GfxRGB rgb;
            state->getStrokeRGB(&rgb);
            paint(state, false, packed(rgb), state->getStrokeOpacity(), width / 2);
        }
    }

    void fill(GfxState *state) override
    {
        count(state->getPath());
        if (!veil.isMaskContent) {
            ruling.addFill(state);
        }
        GfxRGB rgb;
        state->getFillRGB(&rgb);
        paint(state, isRectangle(state), packed(rgb), state->getFillOpacity(), 0);
    }

    void eoFill(GfxState *state) override { fill(state); }

    bool tilingPatternFill(GfxState *state, Gfx *, Catalog *, GfxTilingPattern *, const double *, int, int, int, int,
                           double, double) override
    {
        blend(state);
        return true;
    }

    bool functionShadedFill(GfxState *state, GfxFunctionShading *) override { return blend(state); }
    bool axialShadedFill(GfxState *state, GfxAxialShading *, double, double) override { return blend(state); }
    bool radialShadedFill(GfxState *state, GfxRadialShading *, double, double) override { return blend(state); }
    bool gouraudTriangleShadedFill(GfxState *state, GfxGouraudTriangleShading *) override { return blend(state); }
    bool patchMeshShadedFill(GfxState *state, GfxPatchMeshShading *) override { return blend(state); }

    void clip(GfxState *state) override { veil.hasShapedClip = veil.hasShapedClip || !isRectangle(state); }
    void eoClip(GfxState *state) override { clip(state); }
    void clipToStrokePath(GfxState *) override { veil.hasShapedClip = true; }

    void drawImageMask(GfxState *state, Object *ref, Stream *str, int w, int h, bool invert, bool interpolate,
                       bool inlineImg) override
    {
        picture(state);
        OutputDev::drawImageMask(state, ref, str, w, h, invert, interpolate, inlineImg);
    }

    void setSoftMaskFromImageMask(GfxState *state, Object *ref, Stream *str, int w, int h, bool invert, bool inlineImg,
                                  double *baseMatrix) override
    {
        veil.hasMask = true;
        OutputDev::setSoftMaskFromImageMask(state, ref, str, w, h, invert, inlineImg, baseMatrix);
    }

    void drawImage(GfxState *state, Object *ref, Stream *str, int w, int h, GfxImageColorMap *map, bool interpolate,
                   const int *maskColors, bool inlineImg) override
    {
        picture(state);
        OutputDev::drawImage(state, ref, str, w, h, map, interpolate, maskColors, inlineImg);
    }

    void drawMaskedImage(GfxState *state, Object *, Stream *, int, int, GfxImageColorMap *, bool, Stream *, int, int,
                         bool, bool) override
    {
        picture(state);
    }

    void drawSoftMaskedImage(GfxState *state, Object *, Stream *, int, int, GfxImageColorMap *, bool, Stream *, int,
                             int, GfxImageColorMap *, bool) override
    {
        picture(state);
    }

    void beginTransparencyGroup(GfxState *state, const double *, GfxColorSpace *, bool, bool, bool forSoftMask) override
    {
        groups.push_back(veil);
        veil.isMaskContent = veil.isMaskContent || forSoftMask;
        veil.isTranslucent = veil.isTranslucent || isTranslucent(state, state->getFillOpacity());
    }

    void endTransparencyGroup(GfxState *) override
    {
        if (!groups.empty()) {
            veil = groups.back();
            groups.pop_back();
        }
    }

    void setSoftMask(GfxState *, const double *, bool, Function *, GfxColor *) override { veil.hasMask = true; }
    void clearSoftMask(GfxState *) override { veil.hasMask = false; }

    static bool isWhite(Unicode u)
    {
        return u == 0x20 || u == 0xA0 || (u >= 0x09 && u <= 0x0D) || (u >= 0x2000 && u <= 0x200A) || u == 0x202F
            || u == 0x205F || u == 0x3000;
    }

private:
    double width = 0, height = 0;
    int position = 0;
    uint32_t order = 0;
    Veil veil;
    std::vector<Veil> saved, groups;

    // The page has few, one after the other.
    uint16_t face(const std::shared_ptr<GfxFont> &font)
    {
        auto known = std::find(faces.rbegin(), faces.rend(), font);
        if (known != faces.rend()) {
            return uint16_t(faces.rend() - known - 1);
        }
        if (!font || faces.size() >= VITAE_NO_FACE) {
            return VITAE_NO_FACE;
        }
        faces.push_back(font);
        return uint16_t(faces.size() - 1);
    }

    static bool isTranslucent(GfxState *state, double opacity)
    {
        return opacity < leastOpacity || state->getBlendMode() != gfxBlendNormal;
    }

    uint8_t doubts(GfxState *state, double left, double top, double right, double bottom)
    {
        uint8_t doubts = 0;
        int render = state->getRender();
        // Filled, or filled and stroked; letters that are only stroked have the colour of their outlines.
        if (render != 0 && render != 2) {
            doubts |= VITAE_DOUBT_UNPAINTED;
        }
        if (veil.isBlended() || isTranslucent(state, state->getFillOpacity())
            || state->getFillColorSpace()->getMode() == csPattern) {
            doubts |= VITAE_DOUBT_BLENDED;
        }
        double size = state->getTransformedFontSize();
        // Off the page: by more than a letter is high or wide.
        double reach = std::max(size, 1.0);
        if (std::max(left, right) < -reach || std::min(left, right) > width + reach
            || std::max(top, bottom) < -reach || std::min(top, bottom) > height + reach) {
            reachesBeyond = true;
            return doubts | VITAE_DOUBT_CLIPPED;
        }
        double xMin, yMin, xMax, yMax;
        state->getClipBBox(&xMin, &yMin, &xMax, &yMax);
        // The middle of a small letter, on whichever side of its base line that is.
        double rise = 0.3 * size;
        double ux = right - left, uy = bottom - top;
        double length = std::hypot(ux, uy);
        double x = (left + right) / 2, y = (top + bottom) / 2;
        double alongX = 0, alongY = 1;
        if (length > 0) {
            alongX = ux / length;
            alongY = uy / length;
        }
        x += alongY * rise;
        y -= alongX * rise;
        // Most of it: words often begin right at the edge of a clip.
        double reachX = 0.4 * std::abs(ux) + 0.8 * rise * std::abs(alongY);
        double reachY = 0.4 * std::abs(uy) + 0.8 * rise * std::abs(alongX);
        if (veil.hasShapedClip || x - reachX < xMin - 1 || x + reachX > xMax + 1 || y - reachY < yMin - 1
            || y + reachY > yMax + 1) {
            doubts |= VITAE_DOUBT_CLIPPED;
        }
        return doubts;
    }

    void count(const GfxPath *path)
    {
        for (int index = 0; path && index < path->getNumSubpaths(); ++index) {
            pathPoints += size_t(path->getSubpath(index)->getNumPoints());
        }
    }

    static bool isRectangle(GfxState *state)
    {
        const GfxPath *path = state->getPath();
        if (!path || path->getNumSubpaths() != 1) {
            return false;
        }
        const GfxSubpath *sub = path->getSubpath(0);
        int n = sub->getNumPoints();
        if (n != 4 && n != 5) {
            return false;
        }
        if (n == 5 && (sub->getX(0) != sub->getX(4) || sub->getY(0) != sub->getY(4))) {
            return false;
        }
        double x[4], y[4];
        for (int index = 0; index < 4; ++index) {
            if (sub->getCurve(index)) {
                return false;
            }
            state->transform(sub->getX(index), sub->getY(index), &x[index], &y[index]);
        }
        constexpr double slack = 0.05;
        auto same = [](double a, double b) { return std::abs(a - b) < slack; };
        return (same(x[0], x[1]) && same(y[1], y[2]) && same(x[2], x[3]) && same(y[3], y[0]))
            || (same(y[0], y[1]) && same(x[1], x[2]) && same(y[2], y[3]) && same(x[3], x[0]));
    }

    void paint(GfxState *state, bool isRectangle, uint32_t colour, double opacity, double margin)
    {
        const GfxPath *path = state->getPath();
        VitaeBox box = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };
        for (int index = 0; path && index < path->getNumSubpaths(); ++index) {
            const GfxSubpath *sub = path->getSubpath(index);
            for (int point = 0; point < sub->getNumPoints(); ++point) {
                double x, y;
                state->transform(sub->getX(point), sub->getY(point), &x, &y);
                box = { std::min(box.left, x), std::min(box.top, y), std::max(box.right, x), std::max(box.bottom, y) };
            }
        }
        box = { box.left - margin, box.top - margin, box.right + margin, box.bottom + margin };
        uint8_t kind = isRectangle && !veil.hasShapedClip ? VITAE_PATCH : VITAE_SHAPE;
        if (veil.isBlended() || isTranslucent(state, opacity) || state->getFillColorSpace()->getMode() == csPattern) {
            kind = VITAE_BLEND;
        }
        add(state, box, colour, kind);
    }

    bool blend(GfxState *state)
    {
        add(state, { -HUGE_VAL, -HUGE_VAL, HUGE_VAL, HUGE_VAL }, 0, VITAE_BLEND);
        return true;
    }

    void picture(GfxState *state)
    {
        VitaeBox box = { HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL };
        for (int corner = 0; corner < 4; ++corner) {
            double x, y;
            state->transform(corner & 1, corner >> 1, &x, &y);
            box = { std::min(box.left, x), std::min(box.top, y), std::max(box.right, x), std::max(box.bottom, y) };
        }
        add(state, box, 0, VITAE_PICTURE);
    }

    void add(GfxState *state, VitaeBox box, uint32_t colour, uint8_t kind)
    {
        ++order;
        if (veil.isMaskContent) {
            return;
        }
        double xMin, yMin, xMax, yMax;
        state->getClipBBox(&xMin, &yMin, &xMax, &yMax);
        box = { std::max(box.left, std::max(xMin, 0.0)), std::max(box.top, std::max(yMin, 0.0)),
                std::min(box.right, std::min(xMax, width)), std::min(box.bottom, std::min(yMax, height)) };
        // Rules, underlines and frames hide nothing.
        if (!(box.right - box.left > thinnestPaint && box.bottom - box.top > thinnestPaint)) {
            if (kind != VITAE_PICTURE) {
                thinPaints += 1;
                isCrowded = isCrowded || thinPaints > mostPaints;
            }
            return;
        }
        if (paints.size() >= mostPaints) {
            isCrowded = true;
            return;
        }
        paints.push_back({ box, colour, order, kind });
    }

    size_t thinPaints = 0;
};
