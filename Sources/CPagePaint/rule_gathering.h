#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <GfxState.h>

#include "page_paint.h"

// Gathers the upright straight lines that a page draws, as strokes, as thin filled boxes or as sides of larger ones: what parts
// the cells of tables.
class RuleGathering {
public:
    std::vector<VitaeBox> rules;

    void addStroke(GfxState *state)
    {
        double width = state->getTransformedLineWidth();
        if (width > thickest) {
            return;
        }
        forEachSubpath(state, [&](const std::vector<Point> &points) {
            for (size_t index = 1; index < points.size(); ++index) {
                add(state, boxOf(points[index - 1], points[index]));
            }
        });
    }

    void addFill(GfxState *state)
    {
        forEachSubpath(state, [&](const std::vector<Point> &points) {
            if (points.size() > 8) {
                return;
            }
            VitaeBox box = boxOf(points[0], points[0]);
            for (const Point &point : points) {
                box = { std::min(box.left, point.x), std::min(box.top, point.y), std::max(box.right, point.x),
                        std::max(box.bottom, point.y) };
            }
            add(state, box);
            // The sides of a ground are edges of cells as well.
            if (std::min(box.right - box.left, box.bottom - box.top) > thickest && points.size() <= 5) {
                add(state, { box.left, box.top, box.right, box.top });
                add(state, { box.left, box.bottom, box.right, box.bottom });
                add(state, { box.left, box.top, box.left, box.bottom });
                add(state, { box.right, box.top, box.right, box.bottom });
            }
        });
    }

private:
    struct Point {
        double x, y;
    };

    static constexpr double thickest = 3;
    static constexpr double shortest = 5;
    static constexpr size_t most = 4000;

    template <typename Visit> static void forEachSubpath(GfxState *state, Visit visit)
    {
        const GfxPath *path = state->getPath();
        std::vector<Point> points;
        for (int index = 0; path && index < path->getNumSubpaths(); ++index) {
            const GfxSubpath *sub = path->getSubpath(index);
            points.clear();
            bool isStraight = true;
            for (int number = 0; number < sub->getNumPoints() && isStraight; ++number) {
                isStraight = !sub->getCurve(number);
                Point point {};
                state->transform(sub->getX(number), sub->getY(number), &point.x, &point.y);
                points.push_back(point);
            }
            if (isStraight && points.size() >= 2) {
                visit(points);
            }
        }
    }

    static VitaeBox boxOf(Point a, Point b)
    {
        return { std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x), std::max(a.y, b.y) };
    }

    void add(GfxState *state, VitaeBox box)
    {
        double xMin, yMin, xMax, yMax;
        state->getClipBBox(&xMin, &yMin, &xMax, &yMax);
        box = { std::max(box.left, xMin), std::max(box.top, yMin), std::min(box.right, xMax),
                std::min(box.bottom, yMax) };
        double width = box.right - box.left, height = box.bottom - box.top;
        bool isLine = width >= 0 && height >= 0 && std::min(width, height) <= thickest
            && std::max(width, height) >= shortest;
        if (isLine && rules.size() < most) {
            rules.push_back(box);
        }
    }
};
