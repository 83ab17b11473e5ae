extension SymbolData {
    /// Symbols of text, sound and devices.
    static let text = """
        number number.circle number.square;e9ef;Number;Nummer
        at at.circle at.badge.plus;e0e6;At sign;At-Zeichen
        infinity infinity.circle;eb3d;Unlimited;Unbegrenzt
        plusminus plusminus.circle;e3ca;Plus or minus;Plus oder minus
        plus.forwardslash.minus;e3ca;Plus or minus;Plus oder minus
        equal equal.circle;e25d;Equal;Gleich
        divide divide.circle;eb58;Divide;Geteilt
        sum function;e24a;Sum;Summe
        x.squareroot;e24a;Root;Wurzel
        angle;ea49;Angle;Winkel
        textformat textformat.alt;e262;Text format;Textformat
        textformat.size;e245;Text format;Textformat
        textformat.abc;eb94;Text format;Textformat
        character a.square;e165;Text format;Textformat
        textformat.size.larger;eae2;Larger text;Größerer Text
        textformat.size.smaller;eadd;Smaller text;Kleinerer Text
        character.book.closed;e8e2;Dictionary;Wörterbuch
        translate character.bubble;e8e2;Translate;Übersetzen
        bold;e238;Bold;Fett
        italic;e23f;Italic;Kursiv
        underline;e249;Underline;Unterstrichen
        strikethrough;e246;Strikethrough;Durchgestrichen
        text.alignleft text.justify.left;e236;Align left;Linksbündig
        text.aligncenter;e234;Centre;Zentriert
        text.alignright;e237;Align right;Rechtsbündig
        text.justify text.justify.leading;e235;Justify;Blocksatz
        text.quote quote.opening quote.closing quote.bubble;e244;Quote;Zitat
        text.badge.plus text.append;e03b;Add to list;Zur Liste hinzufügen
        text.badge.checkmark;e065;List done;Liste erledigt
        text.badge.minus text.badge.xmark;eb80;Remove from list;Aus der Liste entfernen
        text.bubble;e0b7;Comment;Kommentar
        text.magnifyingglass;f02f;Search text;Text suchen
        text.cursor character.cursor.ibeam;e262;Text cursor;Textmarke
        text.viewfinder;e5fa;Scan text;Text scannen
        text.word.spacing;e256;Spacing;Abstand
        increase.indent;e23e;Indent;Einrücken
        decrease.indent;e23d;Outdent;Ausrücken
        paragraphsign;e94b;Paragraph;Absatz
        message message.circle;e0c9;Message;Nachricht
        bubble bubble.left bubble.right bubble.middle.bottom;e0cb e0ca;Speech bubble;Sprechblase
        bubble.left.and.bubble.right bubble.left.and.text.bubble.right;e0bf;Conversation;Unterhaltung
        phone phone.circle;e0b0;Call;Anrufen
        phone.down phone.down.circle;e0b1;Hang up;Auflegen
        phone.badge.plus phone.fill.badge.plus;e0e8;Add call;Anruf hinzufügen
        phone.arrow.up.right;e61c;Outgoing call;Ausgehender Anruf
        phone.arrow.down.left;e649;Incoming call;Eingehender Anruf
        mic mic.circle microphone;e02a e029;Microphone;Mikrofon
        mic.slash microphone.slash;e02b;Microphone off;Mikrofon aus
        music.mic music.microphone;ef5a;Singing;Gesang
        music.note;e405;Music;Musik
        music.quarternote.3;e03d;Music;Musik
        music.note.list;e03d;Playlist;Wiedergabeliste
        music.note.house;e030;Music library;Musikmediathek
        pianokeys pianokeys.inverse;e521;Piano;Klavier
        guitars;e405;Guitar;Gitarre
        headphones headphones.circle;f01f;Headphones;Kopfhörer
        airpods earbuds;f003;Headphones;Kopfhörer
        speaker;e04e;Quiet;Leise
        speaker.wave.1;e04d;Quiet;Leise
        speaker.wave.2 speaker.wave.3 speaker.wave.2.circle;e050;Sound;Ton
        speaker.slash speaker.slash.circle;e04f;Sound off;Ton aus
        waveform waveform.circle waveform.path;e1b8;Sound wave;Tonwelle
        dot.radiowaves.left.and.right dot.radiowaves.right dot.radiowaves.up.forward wave.3.right;e51e;Signal;Signal
        antenna.radiowaves.left.and.right;ebba;Signal;Signal
        radio;e03e;Radio;Radio
        wifi wifi.circle;e63e;Wi-Fi;WLAN
        wifi.slash;e648;No Wi-Fi;Kein WLAN
        wifi.exclamationmark;f063;Wi-Fi problem;WLAN-Problem
        cellularbars;e202;Mobile signal;Mobilfunk
        airplayaudio airplay.audio;e32e;AirPlay;AirPlay
        airplayvideo airplay.video;e055;AirPlay;AirPlay
        chart.bar;e26b;Chart;Diagramm
        chart.bar.xaxis;e26a;Chart;Diagramm
        chart.bar.xaxis.ascending;f20c;Chart;Diagramm
        chart.bar.doc.horizontal;e85c;Chart;Diagramm
        chart.line.uptrend.xyaxis chart.xyaxis.line;e6e1;Trend;Verlauf
        chart.line.uptrend.xyaxis.circle;e8e5;Trend;Verlauf
        chart.line.flattrend.xyaxis;e8e4;Trend;Verlauf
        chart.line.downtrend.xyaxis;e8e3;Falling trend;Fallender Verlauf
        chart.pie;f044 e6c4;Pie chart;Kreisdiagramm
        chart.dots.scatter;e268;Scatter plot;Streudiagramm
        chart.bar.horizontal.page;e85c;Report;Bericht
        laptopcomputer;e31e;Laptop;Laptop
        macbook;e320;Laptop;Laptop
        macbook.and.iphone;e1b1;Laptop;Laptop
        desktopcomputer display pc macmini;e30c;Computer;Computer
        display.2;e1b1;Displays;Bildschirme
        server.rack;e875;Server;Server
        externaldrive internaldrive;e1db;Server;Server
        opticaldisc;e019;Disc;Scheibe
        memorychip cpu;e322;Processor;Prozessor
        tv tv.circle;e333;TV;Fernseher
        iphone iphone.gen3 smartphone iphone.gen2 candybarphone;e325;Phone;Telefon
        ipad ipad.landscape ipad.gen2;e331;Tablet;Tablet
        applewatch applewatch.watchface;e334;Watch;Uhr
        keyboard;e312;Keyboard;Tastatur
        keyboard.chevron.compact.down;e31a;Hide keyboard;Tastatur ausblenden
        computermouse;e323;Pointer;Zeiger
        cursorarrow;e569;Pointer;Zeiger
        cursorarrow.rays cursorarrow.click;e762;Pointer;Zeiger
        delete.left delete.backward;e14a;Delete backwards;Rückwärts löschen
        delete.right;e14a;Delete forwards;Vorwärts löschen
        return return.left;e31b;Return;Zeilenschaltung
        command command.circle command.square;eae7;Command;Befehl
        option;eae8;Option;Option
        control;eae6;Control;Steuerung
        shift;f0fb;Shift;Umschalt
        capslock;e318;Shift;Umschalt
        escape;e879;Escape;Escape
        space;e256;Space;Leertaste
        terminal apple.terminal;eb8e;Terminal;Terminal
        chevron.left.forwardslash.chevron.right;e86f;Code;Code
        curlybraces curlybraces.square;ead3;Code;Code
        swift;e00b;Logo;Logo
        apple.logo applelogo;ea80;Logo;Logo
        hammer hammer.circle;ea59;Build;Bauen
        wrench wrench.adjustable;e869;Tools;Werkzeug
        wrench.and.screwdriver screwdriver;f10b;Tools;Werkzeug
        paintbrush paintbrush.pointed;e3ae;Brush;Pinsel
        paintpalette;e40a;Colours;Farben
        eyedropper eyedropper.halffull eyedropper.full;e3b8;Colour picker;Pipette
        ruler;e41c;Ruler;Lineal
        pencil.and.ruler;f10a;Ruler;Lineal
        level;e41c;Level;Wasserwaage
        crop;e3be;Crop;Zuschneiden
        crop.rotate;e437;Crop;Zuschneiden
        rotate.left;e419;Rotate left;Nach links drehen
        rotate.right;e41a;Rotate right;Nach rechts drehen
        rotate.3d rotate.3d.circle;e84d;Rotate in space;Räumlich drehen
        circle.dotted.circle dial.low dial.medium dial.high dial.min dial.max;e39e;Dial;Drehregler
        trash.square;e872;Delete;Löschen
        filemenu.and.selection contextualmenu.and.cursorarrow filemenu.and.cursorarrow;e9bd;Menu;Menü
        menucard;e561;Menu;Speisekarte
        macwindow rectangle.inset.filled;e069;Window;Fenster
        macwindow.on.rectangle;e3e0;Window;Fenster
        hexagongrid circle.grid.cross;e5c3;Grid;Raster
        bubbles.and.sparkles;e6dd;Bubbles;Blasen
        theatermask.and.paintbrush;ea66;Arts;Kunst
        moonphase.new.moon moonphase.full.moon;e3a6;Moon phase;Mondphase
        moonphase.first.quarter;e3a8;Moon phase;Mondphase
        bonjour;eb2f;Local network;Lokales Netz
        arrow.down.to.line arrow.down.to.line.compact;f090;Download;Herunterladen
        arrow.up.to.line arrow.up.to.line.compact;f09b;Upload;Hochladen
        arrow.right.to.line;e5dd;To the end;Ans Ende
        arrow.left.to.line;e5dc;To the start;An den Anfang
        arrow.down.doc;e2c4;Import document;Dokument importieren
        arrow.up.doc;e9fc;Export document;Dokument exportieren
        arrow.triangle.turn.up.right.diamond arrow.triangle.turn.up.right.circle;e52e;Directions;Wegbeschreibung
        nosign slash.circle circle.slash;e14b;Not allowed;Nicht erlaubt
        questionmark.app questionmark.square questionmark.folder;f1c0;Unknown;Unbekannt
        questionmark.bubble;e0c6;Question;Frage
        star.square star.bubble;f054;Rating;Bewertung
        atom;ea4b;Science;Wissenschaft
        testtube.2 flask;ea4b;Experiment;Experiment
        microscope;ea3a;Microscope;Mikroskop
        aqi.low aqi.medium aqi.high;efd8;Air quality;Luftqualität
        smoke;eb4b;Smoke;Rauch
        nosmoking smoke.slash;eb4a;No smoking;Nicht rauchen
        recordingtape recordingtape.circle;e0d9;Voicemail;Sprachnachricht
        megaphone;ef49;Announcement;Ankündigung
        lifepreserver;ef73;Support;Hilfe
        handshake;ebcb;Agreement;Vereinbarung
        storefront;ea12;Shop;Laden
        tshirt shoe;f19e;Clothes;Kleidung
        stroller;f1ae;Pram;Kinderwagen
        hanger;f19e;Wardrobe;Garderobe
        wallet;e850;Wallet;Geldbörse
        fireplace;ea43;Fireplace;Kamin
        fan;ec17;Fan;Ventilator
        fire.extinguisher;f1d8;Fire extinguisher;Feuerlöscher
        door.left.hand.open door.right.hand.open;eb4f;Door;Tür
        door.left.hand.closed;effd;Door;Tür
        window.vertical.open window.vertical.closed;f088;Window;Fenster
        globe.desk;e2db;Globe;Globus
        infinity.square;eb3d;Unlimited;Unbegrenzt
        xmark.shield;f012;Not protected;Nicht geschützt
        xmark.seal;f236;Not verified;Nicht bestätigt
        xmark.bin;e92b;Delete for good;Endgültig löschen
        xmark.octagon;e99a;Stop;Stopp
        minus.square;e909;Remove;Entfernen
        """
}
