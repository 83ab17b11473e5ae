#include <sqlite3.h>

// Swift cannot call functions with a variable number of arguments.
static inline int segler_sqlite_leave_log(sqlite3 *connection, int leave) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave, (int *)0);
}
