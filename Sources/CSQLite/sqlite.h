#include <sqlite3.h>
#include <stddef.h>

// Swift cannot call functions with a variable number of arguments.
static inline int segler_sqlite_leave_log(sqlite3 *connection, int leave) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave, (int *)0);
}

// GNU's search, which Swift's Glibc module leaves out.
extern void *memmem(const void *text, size_t length, const void *part, size_t part_length);

// Whether a column's text has these bytes in it. A text as a blob is not copied for a zero at its end.
static inline int segler_sqlite_column_contains(sqlite3_stmt *row, int column, const void *part, size_t length) {
    const void *text = sqlite3_column_blob(row, column);
    return text && memmem(text, (size_t)sqlite3_column_bytes(row, column), part, length);
}
