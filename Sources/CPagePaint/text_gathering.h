#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include <TextOutputDev.h>

#include "page_content.h"
#include "paint_device.h"

inline bool runsLeft(Unicode u)
{
    if ((u >= 0x0660 && u <= 0x0669) || (u >= 0x06F0 && u <= 0x06F9)) {
        return false;
    }
    return (u >= 0x0590 && u <= 0x08FF) || (u >= 0xFB1D && u <= 0xFDFF) || (u >= 0xFE70 && u <= 0xFEFE);
}

inline bool runsRight(Unicode u)
{
    if (u < 0x80) {
        return (u >= '0' && u <= '9') || (u >= 'A' && u <= 'Z') || (u >= 'a' && u <= 'z');
    }
    if ((u >= 0x0660 && u <= 0x0669) || (u >= 0x06F0 && u <= 0x06F9)) {
        return true;
    }
    return u >= 0xC0 && !runsLeft(u) && !(u >= 0x2000 && u <= 0x2BFF);
}

// Text stands in a line as it is seen; what runs to the left is turned round, as it is read.
inline void setInReadingOrder(std::vector<VitaeCharacter> &word, bool pageRunsRight)
{
    if (std::none_of(word.begin(), word.end(), [](const auto &c) { return runsLeft(c.scalar); })) {
        return;
    }
    std::vector<VitaeCharacter> ordered;
    ordered.reserve(word.size());
    auto size = std::ptrdiff_t(word.size());
    std::ptrdiff_t i, j;
    if (pageRunsRight) {
        for (i = 0; i < size; i = j) {
            for (j = i; j < size && !runsLeft(word[j].scalar); ++j) {
                ordered.push_back(word[j]);
            }
            i = j;
            while (j < size && !runsRight(word[j].scalar)) {
                ++j;
            }
            for (auto k = j; k > i; --k) {
                ordered.push_back(word[k - 1]);
            }
        }
    } else {
        for (i = size - 1; i >= 0; i = j) {
            for (j = i; j >= 0 && !runsRight(word[j].scalar); --j) {
                ordered.push_back(word[j]);
            }
            i = j;
            while (j >= 0 && !runsLeft(word[j].scalar)) {
                --j;
            }
            for (auto k = j + 1; k <= i; ++k) {
                ordered.push_back(word[k]);
            }
        }
    }
    word = std::move(ordered);
}

// Puts words of Poppler together again and says what parts them.
class TextGathering {
public:
    TextGathering(VitaePage &page, const PaintDevice &device) : page(page), glyphs(device.glyphs) { }

    void gather(const TextPage *text)
    {
        long balance = 0;
        forEachWord(text, [&](const TextWord *word, bool) {
            for (int index = 0; index < word->getLength(); ++index) {
                Unicode u = *word->getChar(index);
                balance += runsLeft(u) ? -1 : runsRight(u) ? 1 : 0;
            }
        });
        pageRunsRight = balance >= 0;
        const TextWord *previous = nullptr;
        forEachWord(text, [&](const TextWord *word, bool endsLine) {
            if (previous) {
                separate(*previous, *word);
            }
            add(*word);
            previous = endsLine ? nullptr : word;
            if (endsLine) {
                finish(VITAE_LINE_END, word);
            }
        });
    }

private:
    VitaePage &page;
    const std::vector<PaintedGlyph> &glyphs;
    std::vector<VitaeCharacter> pending;
    std::string lastFont;
    uint16_t lastFontIndex = 0;
    bool pageRunsRight = true;

    template<typename Body>
    static void forEachWord(const TextPage *text, Body body)
    {
        for (const TextFlow *flow = text->getFlows(); flow; flow = flow->getNext()) {
            for (const TextBlock *block = flow->getBlocks(); block; block = block->getNext()) {
                for (const TextLine *line = block->getLines(); line; line = line->getNext()) {
                    for (const TextWord *word = line->getWords(); word; word = word->getNext()) {
                        body(word, !word->getNext());
                    }
                }
            }
        }
    }

    std::vector<PaintedGlyph>::const_iterator glyphAt(int position) const
    {
        return std::lower_bound(glyphs.begin(), glyphs.end(), position,
                                [](const PaintedGlyph &glyph, int position) { return glyph.position < position; });
    }

    // Whether the page paints white space between two words of a line.
    bool hasSpace(const TextWord &first, const TextWord &second) const
    {
        double left, top, right, bottom, nextLeft, nextTop, nextRight, nextBottom;
        first.getBBox(&left, &top, &right, &bottom);
        second.getBBox(&nextLeft, &nextTop, &nextRight, &nextBottom);
        double reach = std::max(first.getFontSize(), second.getFontSize());
        auto isBetween = [&](const PaintedGlyph &glyph) {
            if (!glyph.isSpace) {
                return false;
            }
            if (first.getRotation() % 2 == 0) {
                return glyph.x > std::min(right, nextLeft) - reach && glyph.x < std::max(right, nextLeft) + reach
                    && glyph.y > top - reach && glyph.y < bottom + reach;
            }
            return glyph.y > std::min({ top, bottom, nextTop, nextBottom }) - reach
                && glyph.y < std::max({ top, bottom, nextTop, nextBottom }) + reach;
        };
        auto behind = glyphAt(first.getCharPos() + first.getCharLen());
        if (behind != glyphs.end() && isBetween(*behind)) {
            return true;
        }
        auto before = glyphAt(second.getCharPos());
        return before != glyphs.begin() && isBetween(*std::prev(before));
    }

    void separate(const TextWord &first, const TextWord &second)
    {
        if (hasSpace(first, second)) {
            finish(VITAE_SPACE, &first);
        } else if (first.hasSpaceAfter()) {
            finish(VITAE_GAP, &first);
        }
    }

    void finish(VitaeCharacterKind kind, const TextWord *last)
    {
        setInReadingOrder(pending, pageRunsRight);
        page.characters.insert(page.characters.end(), pending.begin(), pending.end());
        pending.clear();
        VitaeCharacter separator {};
        separator.kind = uint8_t(kind);
        separator.scalar = kind == VITAE_LINE_END ? '\n' : ' ';
        last->getBBox(&separator.box.right, &separator.box.top, &separator.box.left, &separator.box.bottom);
        separator.box.right = separator.box.left;
        separator.font = lastFontIndex;
        separator.face = VITAE_NO_FACE;
        separator.font_size = last->getFontSize();
        page.characters.push_back(separator);
    }

    void add(const TextWord &word)
    {
        double red, green, blue;
        word.getColor(&red, &green, &blue);
        auto byte = [](double part) { return uint32_t(std::clamp(part, 0.0, 1.0) * 255 + 0.5); };
        uint32_t colour = byte(red) << 16 | byte(green) << 8 | byte(blue);
        uint8_t doubts = 0;
        uint32_t order = UINT32_MAX;
        int end = word.getCharPos() + word.getCharLen();
        auto first = glyphAt(word.getCharPos());
        auto last = first;
        for (; last != glyphs.end() && last->position < end; ++last) {
            doubts |= last->doubts;
            order = std::min(order, last->order);
            if (last->colour != first->colour) {
                doubts |= VITAE_DOUBT_ORDER;
            }
        }
        if (order == UINT32_MAX) {
            doubts |= VITAE_DOUBT_ORDER;
            order = 0;
        }
        for (int index = 0; index < word.getLength(); ++index) {
            VitaeCharacter character {};
            word.getCharBBox(index, &character.box.left, &character.box.top, &character.box.right,
                             &character.box.bottom);
            character.kind = VITAE_GLYPH;
            character.scalar = *word.getChar(index);
            character.colour = colour;
            character.order = order;
            character.doubts = doubts;
            character.face = VITAE_NO_FACE;
            if (first < last) {
                character.face = first->face;
                character.code = first->code;
                ++first;
            }
            character.font = font(word.getFontName(index));
            character.font_size = word.getFontSize();
            pending.push_back(character);
        }
    }

    uint16_t font(const GooString *name)
    {
        std::string plain = name ? name->toStr() : std::string();
        // Subsets have a tag of capital letters in front of their names.
        size_t tag = 0;
        while (tag < plain.size() && plain[tag] >= 'A' && plain[tag] <= 'Z') {
            ++tag;
        }
        if (tag > 0 && tag < plain.size() && plain[tag] == '+') {
            plain.erase(0, tag + 1);
        }
        if (!page.fontNames.empty() && plain == lastFont) {
            return lastFontIndex;
        }
        lastFont = plain;
        auto known = std::find(page.fontNames.begin(), page.fontNames.end(), plain);
        lastFontIndex = uint16_t(std::min<std::ptrdiff_t>(known - page.fontNames.begin(), UINT16_MAX));
        if (known == page.fontNames.end() && page.fontNames.size() < UINT16_MAX) {
            page.fontNames.push_back(plain);
        }
        return lastFontIndex;
    }
};
