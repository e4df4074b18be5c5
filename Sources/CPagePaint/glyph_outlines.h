#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <ft2build.h>
#include FT_FREETYPE_H

#include <GfxFont.h>

class XRef;

// Looks into the fonts that a document carries: one may say that its glyphs are letters and draw nothing for them.
class GlyphOutlines {
public:
    explicit GlyphOutlines(XRef *xref);
    ~GlyphOutlines();

    class Font {
    public:
        ~Font();
        // Whether something of the size of a letter is drawn for a character code.
        bool draws(CharCode code);

    private:
        friend class GlyphOutlines;
        enum class Answer : uint8_t { unknown, yes, no };

        bool look(CharCode code) const;

        // Fonts that are not in the file are replaced by some that have letters.
        bool isReplaced = false;
        GfxFont *font = nullptr;
        std::vector<unsigned char> bytes;
        FT_Face face = nullptr;
        std::vector<int> glyphs;
        bool hasGlyphs = false;
        bool byName = false;
        std::map<CharCode, Answer> answers;
    };

    // Looks a font up; it lives as long as this.
    Font *font(GfxFont *font);

private:
    void open(Font &opened);

    XRef *xref;
    FT_Library library = nullptr;
    std::map<std::pair<int, int>, std::unique_ptr<Font>> fonts;
};
