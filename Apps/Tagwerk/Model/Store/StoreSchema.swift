import SQLite

/// The layout of Tagwerk's file.
enum StoreSchema {
    /// "TgWk" in ASCII: tells a Tagwerk file from other programs' databases.
    static let applicationID = 0x5467_576B

    static let migrator = Migrator([
        Migration("Habits and their days") { database in
            try database.setApplicationID(applicationID)
            // A month of a habit is one row whose bits are its days (bit 0 = the 1st), so that ten years of fifty habits
            // are 6,000 rows to read at start and not 182,500. Dates are civil dates; nothing here knows a time zone.
            try database.execute(
                """
                CREATE TABLE habit (
                    key INTEGER PRIMARY KEY,
                    id TEXT NOT NULL COLLATE NOCASE UNIQUE,
                    name TEXT NOT NULL,
                    icon TEXT NOT NULL,
                    color TEXT NOT NULL,
                    position INTEGER NOT NULL,
                    created_on TEXT NOT NULL
                ) STRICT;
                CREATE TABLE habit_month (
                    habit INTEGER NOT NULL REFERENCES habit (key) ON DELETE CASCADE,
                    month INTEGER NOT NULL,  -- year * 12 + month - 1
                    days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 0x7FFFFFFF),
                    PRIMARY KEY (habit, month)
                ) STRICT, WITHOUT ROWID;
                """)
        }
    ])
}
