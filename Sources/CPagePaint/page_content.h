#pragma once

#include <memory>
#include <string>
#include <vector>

#include <GfxFont.h>

#include "page_paint.h"

struct VitaePage {
    VitaePDF *pdf = nullptr;
    std::vector<std::shared_ptr<GfxFont>> faces;
    std::vector<VitaeCharacter> characters;
    std::vector<VitaePaint> paints;
    std::vector<VitaeBox> rules;
    std::vector<VitaeLink> links;
    std::vector<std::string> addresses, fontNames;
    std::vector<const char *> fonts;
    size_t pathPoints = 0;
    bool reachesBeyond = false;
    bool isCrowded = false;
};
