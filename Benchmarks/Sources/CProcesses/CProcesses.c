#include "CProcesses.h"

#include <sys/prctl.h>

// A function with a variable number of arguments: Swift cannot call it.
int adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
