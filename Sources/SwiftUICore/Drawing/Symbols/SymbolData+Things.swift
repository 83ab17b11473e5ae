extension SymbolData {
    /// Symbols of things.
    static let things = """
        link link.circle;e157;Link;Link
        personalhotspot;e1e2;Link;Link
        link.badge.plus;e178;Add link;Link hinzufügen
        paperclip paperclip.circle;e226;Attachment;Anhang
        map map.circle;e55b;Map;Karte
        mappin mappin.circle mappin.and.ellipse;e0c8;Place;Ort
        location;e569;Location;Standort
        location.circle;e55c;Location;Standort
        location.north;e55d;Location;Standort
        location.slash;e0c7;Location off;Standort aus
        safari;e87a;Browser;Browser
        scope dot.scope;e1b3;Target;Ziel
        target;e8e1;Target;Ziel
        dot.circle.and.cursorarrow;e762;Target;Ziel
        flag;e16e e153;Flag;Fahne
        flag.circle;eaf8;Flag;Fahne
        flag.checkered flag.checkered.2.crossed flag.2.crossed;f06e;Finish;Ziel
        signpost.right signpost.left;eb91;Signpost;Wegweiser
        tag tag.circle;e54e;Tag;Schlagwort
        tag.slash;e9b6;No tag;Kein Schlagwort
        pin pin.circle;f10d;Pin;Anheften
        pin.slash;f10d;Unpin;Lösen
        envelope envelope.circle;e0e1 e158;Mail;E-Mail
        envelope.open;e151;Opened mail;Gelesene E-Mail
        envelope.badge;f18a;New mail;Neue E-Mail
        paperplane paperplane.circle;e163;Send;Senden
        tray tray.full tray.circle;e156;Inbox;Eingang
        tray.2;e97f;Inbox;Eingang
        tray.and.arrow.down;e168;Import;Importieren
        tray.and.arrow.up;ef5f;Export;Exportieren
        archivebox archivebox.circle;e149;Archive;Archiv
        shippingbox cube.box;e1a1;Parcel;Paket
        cube cube.transparent;e9fe;Cube;Würfel
        folder folder.circle;e2c8 e2c7;Folder;Ordner
        folder.badge.plus folder.fill.badge.plus;e2cc;New folder;Neuer Ordner
        folder.badge.minus folder.fill.badge.minus;eb34;Remove folder;Ordner entfernen
        folder.badge.person.crop;e2c9;Shared folder;Geteilter Ordner
        folder.badge.gearshape;e617;Shared folder;Geteilter Ordner
        doc doc.circle document;e24d;Document;Dokument
        doc.text doc.plaintext doc.richtext text.document;e873;Document;Dokument
        doc.badge.plus doc.fill.badge.plus doc.text.badge.plus;e89c;New document;Neues Dokument
        doc.badge.gearshape;f22c;Document settings;Dokumenteinstellungen
        doc.on.doc;e14d;Copy;Kopieren
        doc.on.clipboard clipboard;e14f;Paste;Einsetzen
        doc.viewfinder doc.text.viewfinder;e5fa;Scan document;Dokument scannen
        doc.zipper;eb2c;Zip archive;ZIP-Archiv
        scissors;e14e;Cut;Ausschneiden
        note note.text;f1fc;Note;Notiz
        note.text.badge.plus;e89c;New note;Neue Notiz
        printer;e8ad;Print;Drucken
        scanner;e329;Scanner;Scanner
        faxmachine;ead8;Fax;Fax
        lock lock.circle;e899 e897;Locked;Gesperrt
        lock.square;e899;Locked;Gesperrt
        lock.open lock.slash;e898;Unlocked;Entsperrt
        lock.rotation lock.open.rotation;eade;Reset lock;Sperre zurücksetzen
        lock.shield;ef3d;Privacy and security;Datenschutz und Sicherheit
        shield;e9e0;Protection;Schutz
        shield.checkered;e32a;Protection;Schutz
        shield.slash;e9d4;Protection off;Schutz aus
        key;e73c;Key;Schlüssel
        key.horizontal;e0da;Key;Schlüssel
        faceid;e87c;Sign in;Anmelden
        touchid;e90d;Sign in;Anmelden
        qrcode;ef6b;QR code;QR-Code
        qrcode.viewfinder barcode.viewfinder;f206;QR code;QR-Code
        barcode;e00a;QR code;QR-Code
        bolt;ea0b;Energy;Energie
        bolt.circle;e932;Energy;Energie
        bolt.slash bolt.slash.circle;e3e6;Energy off;Energie aus
        battery.100 battery.100percent;e1a4;Battery full;Batterie voll
        battery.75 battery.75percent;ebd4;Battery;Batterie
        battery.50 battery.50percent;ebdd;Battery;Batterie
        battery.25 battery.25percent;ebd9;Battery low;Batterie schwach
        battery.0 battery.0percent;ebdc;Battery low;Batterie schwach
        battery.100.bolt battery.100percent.bolt;e1a3;Charging;Lädt
        powerplug;e63c;Power;Strom
        power power.circle;e8ac;Power;Ein und aus
        lightbulb;e90f e0f0;Idea;Idee
        lightbulb.circle;ebfe;Idea;Idee
        lamp.desk;f02a;Idea;Idee
        lightbulb.slash;e90f;Light off;Licht aus
        light.beacon.max;e1eb;Emergency light;Warnlicht
        flashlight.on.fill;f00b;Torch;Taschenlampe
        flashlight.off.fill;f00a;Torch;Taschenlampe
        car car.circle car.side;e531;Car;Auto
        bus;e530;Bus;Bus
        tram;e571;Train;Bahn
        train.side.front.car;e570;Train;Bahn
        airplane airplane.circle;e539;Flight;Flug
        airplane.departure;e905;Departure;Abflug
        airplane.arrival;e904;Arrival;Ankunft
        ferry;e532;Ship;Schiff
        sailboat;e502;Ship;Schiff
        fuelpump;e546;Petrol station;Tankstelle
        scooter;eb1f;Scooter;Roller
        suitcase suitcase.rolling;f235;Luggage;Gepäck
        briefcase briefcase.circle;e943 e8f9;Work;Arbeit
        backpack;f19c;Backpack;Rucksack
        graduationcap graduationcap.circle;e80c;Education;Bildung
        studentdesk;f8f4;Desk;Schreibtisch
        cart cart.circle;e8cc;Cart;Einkaufswagen
        cart.badge.plus cart.fill.badge.plus;e854;Add to cart;In den Einkaufswagen
        cart.badge.minus cart.fill.badge.minus;e928;Remove from cart;Aus dem Einkaufswagen
        bag bag.circle handbag;f1cc;Bag;Tasche
        basket;e8cb;Basket;Korb
        creditcard creditcard.circle;e870;Card;Karte
        banknote;ef63;Money;Geld
        wallet.pass wallet.bifold;e850;Wallet;Geldbörse
        dollarsign dollarsign.square;e227;Dollar;Dollar
        dollarsign.circle;e263;Dollar;Dollar
        eurosign eurosign.circle eurosign.square;ea15;Euro;Euro
        sterlingsign sterlingsign.circle;eaf1;Pound;Pfund
        yensign yensign.circle;eafb;Yen;Yen
        rublesign rublesign.circle;eaec;Rouble;Rubel
        indianrupeesign indianrupeesign.circle;eaf7;Rupee;Rupie
        bitcoinsign bitcoinsign.circle;ebc5;Bitcoin;Bitcoin
        turkishlirasign turkishlirasign.circle;eaef;Lira;Lira
        francsign francsign.circle;eafa;Franc;Franken
        nairasign nairasign.circle coloncurrencysign coloncurrencysign.circle;eb70;Currency;Währung
        percent;eb58;Percent;Prozent
        """
}
