extension SymbolData {
    /// Symbols of actions and states.
    static let actions = """
        plus;e145;Add;Hinzufügen
        minus;e15b;Remove;Entfernen
        plus.circle;e148 e147;Add;Hinzufügen
        minus.circle;e15d e15c;Remove;Entfernen
        plus.square plus.app plus.rectangle;e146;Add;Hinzufügen
        plus.square.on.square plus.square.fill.on.square.fill;e02e;Duplicate;Duplizieren
        plus.bubble;e266;Add comment;Kommentar hinzufügen
        multiply xmark;e5cd;Close;Schließen
        xmark.circle x.circle multiply.circle;e888;Close;Schließen
        xmark.circle.fill x.circle.fill multiply.circle.fill clear;e5c9;Close;Schließen
        xmark.square;f230;Close;Schließen
        trash trash.circle;e92e e872;Delete;Löschen
        trash.slash;e938;Restore from trash;Aus dem Papierkorb holen
        arrow.up.bin;e938;Restore from trash;Aus dem Papierkorb holen
        chevron.right chevron.forward;e5cc;Forward;Vor
        chevron.left chevron.backward;e5cb;Back;Zurück
        chevron.up chevron.compact.up;e5ce;Up;Nach oben
        chevron.down chevron.compact.down;e5cf;Down;Nach unten
        chevron.right.2 chevron.forward.2;eac9;Fast forward;Schnell vor
        chevron.left.2 chevron.backward.2;eac3;Fast back;Schnell zurück
        chevron.up.2;eacf;To the top;Ganz nach oben
        chevron.down.2;ead0;To the bottom;Ganz nach unten
        chevron.right.circle chevron.forward.circle;eaaa;Forward;Vor
        chevron.left.circle chevron.backward.circle;eaa7;Back;Zurück
        chevron.down.circle;e7cd;Down;Nach unten
        chevron.up.circle;f182;Up;Nach oben
        chevron.up.chevron.down;e5d7;Choose;Auswählen
        star;e83a e838;Star;Stern
        star.circle;e8d0;Star;Stern
        star.leadinghalf.filled;e839;Half star;Halber Stern
        star.slash;f06f e838;No star;Kein Stern
        checkmark;e5ca;Done;Erledigt
        checkmark.circle;e92d e86c;Done;Erledigt
        checkmark.square checkmark.rectangle;e834;Done;Erledigt
        checkmark.seal;ef76;Verified;Bestätigt
        checkmark.shield;e8e8;Protected;Geschützt
        pencil pencil.line;e3c9;Edit;Bearbeiten
        pencil.circle pencil.tip.crop.circle;e254;Edit;Bearbeiten
        pencil.slash;e950;Editing off;Bearbeiten aus
        pencil.and.scribble pencil.and.outline scribble pencil.tip scribble.variable;e746;Draw;Zeichnen
        square.and.pencil;e9a2;Compose;Verfassen
        calendar;e935;Calendar;Kalender
        calendar.circle;ebcc;Calendar;Kalender
        calendar.badge.plus;e24f;Add to calendar;Zum Kalender hinzufügen
        calendar.badge.minus;e615;Remove from calendar;Aus dem Kalender entfernen
        calendar.badge.checkmark;e614;Scheduled;Eingeplant
        calendar.badge.clock;f1bb;Schedule;Zeitplan
        calendar.badge.exclamationmark;e615;Calendar warning;Kalenderwarnung
        heart suit.heart heart.circle;e87e e87d;Favourite;Favorit
        heart.slash;eac2;Not a favourite;Kein Favorit
        heart.text.square;e1d5;Health;Gesundheit
        magnifyingglass magnifyingglass.circle;e8b6;Search;Suchen
        plus.magnifyingglass;e8ff;Zoom in;Vergrößern
        minus.magnifyingglass;e900;Zoom out;Verkleinern
        doc.text.magnifyingglass;e880;Find in document;Im Dokument suchen
        clock clock.circle;e192 efd6;Clock;Uhr
        clock.arrow.circlepath;e889;History;Verlauf
        clock.badge.checkmark;f17d;On time;Pünktlich
        globe;e894;Internet;Internet
        network;e9f4;Internet;Internet
        globe.europe.africa globe.americas globe.asia.australia;e80b;World;Welt
        gear gearshape gear.circle;e8b8;Settings;Einstellungen
        gearshape.2;f10c;Advanced settings;Erweiterte Einstellungen
        square.and.arrow.up;e6b8;Share;Teilen
        square.and.arrow.down;e171;Save;Sichern
        square.and.arrow.up.on.square;e6b8;Share all;Alle teilen
        rectangle.portrait.and.arrow.right rectangle.righthalf.inset.fill.arrow.right;e9ba;Sign out;Abmelden
        rectangle.portrait.and.arrow.forward;e9ba;Sign out;Abmelden
        list.bullet list.dash list.bullet.circle;e241;List;Liste
        list.number;e242;Numbered list;Nummerierte Liste
        list.bullet.rectangle list.bullet.rectangle.portrait;e0ee;List;Liste
        list.bullet.clipboard list.clipboard;e85d;Task list;Aufgabenliste
        list.bullet.below.rectangle;e8e9;List below;Liste darunter
        list.bullet.indent;e23e;Outline;Gliederung
        list.star;e065;Favourites;Favoriten
        checklist checklist.checked checklist.unchecked;e6b1;Checklist;Checkliste
        house house.circle;e88a;Home;Start
        building;ea40;Building;Gebäude
        building.2;e7f1;Building;Gebäude
        building.columns;e84f;Institution;Institution
        book book.circle;ea19;Book;Buch
        book.closed;e865;Book;Buch
        book.pages;e666;Open book;Aufgeschlagenes Buch
        books.vertical;e02f;Books;Bücher
        newspaper;eb81;Newspaper;Zeitung
        magazine;e86d;Magazine;Zeitschrift
        text.book.closed;e86e;Diary;Tagebuch
        bookmark bookmark.circle;e867 e866;Bookmark;Lesezeichen
        bookmark.slash;e59a;Remove bookmark;Lesezeichen entfernen
        photo photo.artframe photo.circle;e410;Photo;Foto
        photo.badge.plus;e43e;Add photo;Foto hinzufügen
        photo.on.rectangle photo.fill.on.rectangle.fill photo.on.rectangle.angled;e413;Photos;Fotos
        rectangle.fill.on.rectangle.angled.fill photo.stack;e413;Photos;Fotos
        camera camera.circle;e412;Camera;Kamera
        camera.filters;e43b;Photo filters;Fotofilter
        camera.aperture;e3af;Aperture;Blende
        camera.viewfinder;e3b4;Viewfinder;Sucher
        viewfinder;e3c2;Viewfinder;Sucher
        video video.circle;e04b;Video;Video
        video.slash;e04c;Video off;Video aus
        film;e02c;Film;Film
        play;e037;Play;Abspielen
        play.circle;e039 e1c4;Play;Abspielen
        play.rectangle;f06a;Play video;Video abspielen
        pause;e034;Pause;Pause
        pause.circle;e036 e1a2;Pause;Pause
        playpause;e037;Play or pause;Abspielen oder anhalten
        stop;e047;Stop;Stopp
        stop.circle;ef71;Stop;Stopp
        record.circle;e061;Record;Aufnehmen
        forward;e01f;Fast forward;Vorspulen
        backward;e020;Rewind;Zurückspulen
        forward.end;e044;Next;Nächster Titel
        backward.end;e045;Previous;Vorheriger Titel
        goforward;e923;Skip forward;Vorspringen
        gobackward;e042;Skip back;Zurückspringen
        goforward.10;e056;Forward 10 seconds;10 Sekunden vor
        gobackward.10;e059;Back 10 seconds;10 Sekunden zurück
        goforward.30;e057;Forward 30 seconds;30 Sekunden vor
        gobackward.30;e05a;Back 30 seconds;30 Sekunden zurück
        shuffle shuffle.circle;e043;Shuffle;Zufällige Reihenfolge
        repeat repeat.circle;e040;Repeat;Wiederholen
        repeat.1 repeat.1.circle;e041;Repeat once;Einmal wiederholen
        flame flame.circle;ef55;Flame;Flamme
        info;e88f;Information;Information
        info.circle;e88f e88e;Information;Information
        info.bubble;e87f;Information;Information
        questionmark;eb8b;Help;Hilfe
        questionmark.circle questionmark.diamond;e8fd e887;Help;Hilfe
        exclamationmark;e645;Important;Wichtig
        exclamationmark.2 exclamationmark.3;e645;Very important;Sehr wichtig
        exclamationmark.circle;e001 e000;Error;Fehler
        exclamationmark.triangle;f083 e002;Warning;Warnung
        exclamationmark.octagon;f052 e160;Error;Fehler
        exclamationmark.shield;f014;Security warning;Sicherheitswarnung
        exclamationmark.bubble;e626;Report a problem;Problem melden
        exclamationmark.icloud;e2c1;Cloud problem;Cloud-Problem
        ellipsis;e5d3;More;Mehr
        ellipsis.circle;ef64;More;Mehr
        ellipsis.bubble;e0d8;Message;Nachricht
        ellipsis.vertical.bubble;e625;Message;Nachricht
        line.3.horizontal line.horizontal.3 line.3.horizontal.circle;e5d2;Menu;Menü
        line.3.horizontal.decrease line.horizontal.3.decrease line.3.horizontal.decrease.circle;e152;Filter;Filter
        line.horizontal.3.decrease.circle;e152;Filter;Filter
        slider.horizontal.3 slider.horizontal.2.square;e429;Adjust;Anpassen
        slider.vertical.3;e01d;Adjust;Anpassen
        switch.2;e9f6;Switches;Schalter
        arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.arrow.down.square;e8d5;Sort;Sortieren
        arrow.up.and.down arrow.up.and.down.circle;ea16;Move vertically;Senkrecht bewegen
        arrow.left.arrow.right arrow.left.and.right arrow.swap arrow.left.arrow.right.circle;e8d4;Swap;Tauschen
        arrow.up.and.down.and.arrow.left.and.right;e89f;Move;Bewegen
        arrow.clockwise arrow.clockwise.circle;e5d5;Refresh;Aktualisieren
        arrow.counterclockwise arrow.counterclockwise.circle;f053;Reset;Zurücksetzen
        arrow.2.circlepath arrow.triangle.2.circlepath arrow.2.circlepath.circle;e627;Sync;Abgleichen
        arrow.triangle.2.circlepath.circle;e627;Sync;Abgleichen
        arrow.2.squarepath;e863;Repost;Weiterverbreiten
        arrow.uturn.backward arrow.uturn.left arrow.uturn.backward.circle;e166;Undo;Widerrufen
        arrow.uturn.left.circle;e166;Undo;Widerrufen
        arrow.uturn.forward arrow.uturn.right arrow.uturn.forward.circle;e15a;Redo;Wiederholen
        arrow.uturn.right.circle;e15a;Redo;Wiederholen
        arrow.right arrow.forward;e5c8;Forward;Vor
        arrow.left arrow.backward;e5c4;Back;Zurück
        arrow.up;e5d8;Up;Nach oben
        arrow.down;e5db;Down;Nach unten
        arrow.up.right;f1e1;Up right;Nach rechts oben
        arrow.up.left;f1e2;Up left;Nach links oben
        arrow.down.right;f1e4;Down right;Nach rechts unten
        arrow.down.left;f1e5;Down left;Nach links unten
        arrow.right.circle arrow.forward.circle;eaaa;Forward;Vor
        arrow.left.circle arrow.backward.circle;eaa7;Back;Zurück
        arrow.up.circle;f182;Up;Nach oben
        arrow.down.circle;f181;Down;Nach unten
        arrow.up.right.square arrow.up.forward.app arrow.up.forward.square;e89e;Open;Öffnen
        arrow.up.left.and.arrow.down.right;f1ce;Full screen;Vollbild
        arrow.down.right.and.arrow.up.left;f1cf;Leave full screen;Vollbild beenden
        arrow.turn.up.left arrowshape.turn.up.left arrowshape.turn.up.backward;e15e;Reply;Antworten
        arrowshape.turn.up.left.2;e15f;Reply to all;Allen antworten
        arrowshape.turn.up.right arrowshape.turn.up.forward;e154;Forward;Weiterleiten
        arrow.turn.down.right;e5da;Nested;Untergeordnet
        arrow.turn.down.left;e5d9;Return;Zeilenschaltung
        arrow.branch arrow.triangle.branch;e0b6;Branch;Verzweigung
        arrow.triangle.merge;e0b3;Merge;Zusammenführen
        arrowtriangle.down;e5c5;Down;Nach unten
        arrowtriangle.up;e5c7;Up;Nach oben
        arrowtriangle.right;e5df;Right;Rechts
        arrowtriangle.left;e5de;Left;Links
        """
}
