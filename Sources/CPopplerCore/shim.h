#pragma once

// Poppler's core is C++: only CPagePaint includes its headers, which this target gives it the way to.
