#include "glyph_outlines.h"

#include <algorithm>
#include <climits>

#include FT_CID_H
#include FT_OUTLINE_H

#include <fofi/FoFiTrueType.h>
#include <fofi/FoFiType1C.h>
#include <goo/gmem.h>

namespace {

// Letters are higher than this share of their em; marks need not be.
constexpr double leastHeight = 0.02;

} // namespace

GlyphOutlines::GlyphOutlines(XRef *xref) : xref(xref)
{
    if (FT_Init_FreeType(&library) != 0) {
        library = nullptr;
    }
}

GlyphOutlines::~GlyphOutlines()
{
    fonts.clear();
    if (library) {
        FT_Done_FreeType(library);
    }
}

GlyphOutlines::Font::~Font()
{
    if (face) {
        FT_Done_Face(face);
    }
}

GlyphOutlines::Font *GlyphOutlines::font(GfxFont *font)
{
    const Ref *ref = font->getID();
    auto &entry = fonts[{ ref->num, ref->gen }];
    if (!entry) {
        entry = std::make_unique<Font>();
        entry->font = font;
        open(*entry);
    }
    // The fonts of a page go with it; another one with the same number says the same.
    entry->font = font;
    return entry.get();
}

void GlyphOutlines::open(Font &opened)
{
    Ref embedded;
    GfxFont *font = opened.font;
    if (font->getType() == fontType3) {
        return;
    }
    if (!font->getEmbeddedFontID(&embedded)) {
        opened.isReplaced = true;
        return;
    }
    std::optional<std::vector<unsigned char>> bytes = font->readEmbFontFile(xref);
    if (!library || !bytes || bytes->empty() || bytes->size() > INT_MAX) {
        return;
    }
    opened.bytes = std::move(*bytes);
    auto size = int(opened.bytes.size());
    if (FT_New_Memory_Face(library, opened.bytes.data(), size, 0, &opened.face) != 0) {
        opened.face = nullptr;
        return;
    }
    if (font->isCIDFont()) {
        auto *composite = static_cast<GfxCIDFont *>(font);
        FT_Bool hasOwnNumbers = 0;
        if (composite->getCIDToGID()) {
            opened.glyphs.assign(composite->getCIDToGID(), composite->getCIDToGID() + composite->getCIDToGIDLen());
            opened.hasGlyphs = true;
        } else if (FT_Get_CID_Is_Internally_CID_Keyed(opened.face, &hasOwnNumbers) == 0 && hasOwnNumbers) {
            for (FT_Long glyph = 0; glyph < opened.face->num_glyphs; ++glyph) {
                FT_UInt number = 0;
                if (FT_Get_CID_From_Glyph_Index(opened.face, FT_UInt(glyph), &number) == 0 && number <= 0xFFFF) {
                    if (opened.glyphs.size() <= number) {
                        opened.glyphs.resize(number + 1, 0);
                    }
                    opened.glyphs[number] = int(glyph);
                }
            }
            opened.hasGlyphs = true;
        }
        return;
    }
    GfxFontType type = font->getType();
    if (type == fontTrueType || type == fontTrueTypeOT) {
        std::unique_ptr<FoFiTrueType> file(FoFiTrueType::make(opened.bytes.data(), size));
        int *map = file ? static_cast<Gfx8BitFont *>(font)->getCodeToGIDMap(file.get()) : nullptr;
        if (map) {
            opened.glyphs.assign(map, map + 256);
            gfree(map);
        }
        opened.hasGlyphs = true;
    } else {
        opened.byName = true;
    }
}

bool GlyphOutlines::Font::draws(CharCode code)
{
    if (isReplaced) {
        return true;
    }
    if (!face) {
        return false;
    }
    auto &answer = answers[code];
    if (answer == Answer::unknown) {
        answer = look(code) ? Answer::yes : Answer::no;
    }
    return answer == Answer::yes;
}

bool GlyphOutlines::Font::look(CharCode code) const
{
    FT_UInt glyph = code;
    if (byName) {
        const char *name = code < 256 ? static_cast<Gfx8BitFont *>(font)->getEncoding()[code] : nullptr;
        glyph = name ? FT_Get_Name_Index(face, const_cast<FT_String *>(name)) : 0;
    } else if (hasGlyphs) {
        glyph = code < glyphs.size() ? FT_UInt(std::max(glyphs[code], 0)) : 0;
    }
    // What a font draws for a glyph that it does not have is no letter, but is seen: the drawing will tell.
    if (glyph == 0 || FT_Load_Glyph(face, glyph, FT_LOAD_NO_SCALE | FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP) != 0
        || face->glyph->format != FT_GLYPH_FORMAT_OUTLINE || face->glyph->outline.n_points < 3) {
        return false;
    }
    FT_BBox box;
    FT_Outline_Get_CBox(&face->glyph->outline, &box);
    double em = std::max<double>(face->units_per_EM, 1);
    return double(box.yMax - box.yMin) > leastHeight * em && box.xMax > box.xMin;
}
