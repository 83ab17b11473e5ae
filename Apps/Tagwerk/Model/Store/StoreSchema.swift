import SQLite

/// The layout of Tagwerk's file.
enum StoreSchema {
    /// "TgWk" in ASCII: tells a Tagwerk file from other programs' databases.
    static let applicationID = 0x5467_576B

    /// The version since which habits have reminders.
    static let firstWithReminders = 4

    /// Of a new file, in bytes. SQLite's usual 4,096 hold one note of 2 kB and waste the rest; a search in 10,000 of them
    /// then reads twice as much, in seven times as many steps.
    static let pageSize = 16_384

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
        },
        Migration("Schedules, amounts, skips, notes, groups and the archive") { database in
            // Amounts and goals are whole thousandths. A habit is measured if it has an aim. Checked days and amounts
            // stand side by side, so that a habit may change its kind and back.
            try database.execute(
                """
                CREATE TABLE habit_group (
                    key INTEGER PRIMARY KEY,
                    id TEXT NOT NULL COLLATE NOCASE UNIQUE,
                    name TEXT NOT NULL,
                    color TEXT NOT NULL,
                    position INTEGER NOT NULL
                ) STRICT;
                ALTER TABLE habit ADD COLUMN schedule TEXT NOT NULL DEFAULT 'daily';
                ALTER TABLE habit ADD COLUMN unit TEXT;
                ALTER TABLE habit ADD COLUMN aim TEXT;  -- 'at least', 'at most'
                ALTER TABLE habit ADD COLUMN goal INTEGER CHECK (goal >= 0);
                ALTER TABLE habit ADD COLUMN question TEXT NOT NULL DEFAULT '';
                ALTER TABLE habit ADD COLUMN details TEXT NOT NULL DEFAULT '';
                ALTER TABLE habit ADD COLUMN archived_on TEXT;
                ALTER TABLE habit ADD COLUMN group_key INTEGER REFERENCES habit_group (key) ON DELETE SET NULL;
                CREATE TABLE skipped_month (
                    habit INTEGER NOT NULL REFERENCES habit (key) ON DELETE CASCADE,
                    month INTEGER NOT NULL,
                    days INTEGER NOT NULL CHECK (days BETWEEN 1 AND 0x7FFFFFFF),
                    PRIMARY KEY (habit, month)
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE habit_day (
                    habit INTEGER NOT NULL REFERENCES habit (key) ON DELETE CASCADE,
                    day INTEGER NOT NULL,  -- days since 1970-01-01
                    amount INTEGER CHECK (amount >= 0),
                    note TEXT CHECK (note <> ''),
                    PRIMARY KEY (habit, day),
                    CHECK (amount IS NOT NULL OR note IS NOT NULL)
                ) STRICT, WITHOUT ROWID;
                """)
        },
        Migration("Notes") { database in
            // Texts stand apart from what lists show, so that a list of ten thousand notes reads a few megabytes.
            // Moments are milliseconds since 1970. A note may name a habit that is not there any more: undo brings it back.
            try database.execute(
                """
                CREATE TABLE note (
                    key INTEGER PRIMARY KEY,
                    id TEXT NOT NULL COLLATE NOCASE UNIQUE,
                    title TEXT NOT NULL,  -- as typed into its field; may be empty
                    heading TEXT NOT NULL,  -- what lists show: made of the title and the text
                    excerpt TEXT NOT NULL,
                    created_at INTEGER NOT NULL,
                    modified_at INTEGER NOT NULL,
                    revision INTEGER NOT NULL,  -- grows with each change of the title or the text
                    is_pinned INTEGER NOT NULL CHECK (is_pinned IN (0, 1)),
                    trashed_at INTEGER,
                    day INTEGER,  -- days since 1970-01-01
                    habit_id TEXT COLLATE NOCASE
                ) STRICT;
                CREATE TABLE note_text (
                    note INTEGER PRIMARY KEY REFERENCES note (key) ON DELETE CASCADE,
                    text TEXT NOT NULL
                ) STRICT;
                CREATE TABLE note_tag (
                    note INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
                    tag TEXT NOT NULL,
                    is_in_text INTEGER NOT NULL CHECK (is_in_text IN (0, 1)),
                    PRIMARY KEY (note, tag, is_in_text)
                ) STRICT, WITHOUT ROWID;
                CREATE TABLE note_version (
                    key INTEGER PRIMARY KEY,
                    note INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
                    written_at INTEGER NOT NULL,
                    title TEXT NOT NULL,
                    text TEXT NOT NULL
                ) STRICT;
                CREATE INDEX note_version_note ON note_version (note);
                """)
        },
        Migration("Reminders") { database in
            // As `Reminder.list` writes them, such as '08:00;20:30 1,3,5' (Monday is 1).
            try database.execute("ALTER TABLE habit ADD COLUMN reminders TEXT NOT NULL DEFAULT ''")
        },
        Migration("Search in notes, and the note that is being written") { database in
            // The index has triples of letters of the folded text (see SearchFolding). Without positions it is a third of
            // the size; what has all triples of a word is then compared with the text.
            try database.execute(
                """
                ALTER TABLE note ADD COLUMN index_version INTEGER NOT NULL DEFAULT 0;
                CREATE TABLE note_piece (
                    key INTEGER PRIMARY KEY,  -- note + 0x100000000 * a number
                    note INTEGER NOT NULL REFERENCES note (key) ON DELETE CASCADE,
                    hash INTEGER NOT NULL,
                    text TEXT NOT NULL  -- folded
                ) STRICT;
                CREATE TABLE note_draft (
                    key INTEGER PRIMARY KEY CHECK (key = 1),
                    title TEXT NOT NULL,
                    text TEXT NOT NULL,
                    day INTEGER,
                    habit_id TEXT
                ) STRICT;
                CREATE INDEX note_piece_note ON note_piece (note);
                CREATE VIRTUAL TABLE note_search USING fts5 (
                    text, content = 'note_piece', content_rowid = 'key', tokenize = 'trigram case_sensitive 1',
                    detail = none
                );
                """)
        },
        Migration("What is being entered in a sheet") { database in
            try database.execute(
                """
                CREATE TABLE sheet_draft (
                    key INTEGER PRIMARY KEY CHECK (key = 1),
                    contents TEXT NOT NULL  -- JSON
                ) STRICT;
                """)
        },
    ])
}
