#pragma once

/// Makes this process the parent of grandchildren whose own parent has ended. Returns 0 when it worked.
int adopt_orphans(void);
