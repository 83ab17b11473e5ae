extension SymbolData {
    /// Symbols of time, weather, nature and places.
    static let world = """
        bell bell.circle;e7f5 e7f4;Notifications;Mitteilungen
        bell.badge;e7f7;New notification;Neue Mitteilung
        bell.slash;e7f6;Notifications off;Mitteilungen aus
        bell.and.waves.left.and.right;e7f7;Ringing;Klingelt
        timer timer.circle;e425;Timer;Timer
        stopwatch;e425;Stopwatch;Stoppuhr
        alarm;e855;Alarm;Wecker
        hourglass hourglass.circle;e88b;Waiting;Warten
        hourglass.bottomhalf.filled hourglass.bottomhalf.fill;ea5c;Nearly over;Fast vorbei
        hourglass.tophalf.filled hourglass.tophalf.fill;ea5b;Just begun;Gerade begonnen
        gauge gauge.medium speedometer gauge.with.needle gauge.high gauge.low;e9e4;Speed;Tempo
        gauge.with.dots.needle.67percent gauge.with.dots.needle.50percent;e9e4;Speed;Tempo
        drop drop.circle drop.triangle;e798;Water;Wasser
        humidity;e798;Humidity;Luftfeuchtigkeit
        sun.max sun.max.circle;e430;Sun;Sonne
        sun.min;e1ad;Low brightness;Geringe Helligkeit
        sun.haze sun.dust;e818;Haze;Dunst
        sunrise sun.horizon;e1c6;Sunrise;Sonnenaufgang
        sunset;e1c6;Sunset;Sonnenuntergang
        moon moon.circle;e51c;Moon;Mond
        moon.stars;ea46;Night;Nacht
        moon.zzz;ef44;Night;Nacht
        zzz;e046;Sleep;Schlaf
        cloud icloud;e2c2 e2bd;Cloud;Wolke
        cloud.circle;e2be;Cloud;Wolke
        cloud.sun;e42d;Partly cloudy;Teils bewölkt
        cloud.rain cloud.heavyrain cloud.drizzle cloud.sun.rain;e3ea;Rain;Regen
        cloud.snow cloud.hail cloud.sleet;e810;Snow;Schnee
        cloud.bolt cloud.bolt.rain;ebdb;Thunderstorm;Gewitter
        cloud.fog;e818;Fog;Nebel
        icloud.and.arrow.up;e2c3;Upload;Hochladen
        icloud.and.arrow.down;e2c0;Download;Herunterladen
        icloud.slash;e2c1;Offline;Offline
        snow snowflake snowflake.circle;eb3b;Snow;Schnee
        wind wind.circle;efd8;Wind;Wind
        tornado;e199;Tornado;Tornado
        hurricane;ebd5;Hurricane;Hurrikan
        rainbow;e3fc;Rainbow;Regenbogen
        umbrella;f1ad;Umbrella;Regenschirm
        thermometer thermometer.medium thermometer.sun thermometer.snowflake;f076;Temperature;Temperatur
        thermometer.high thermometer.low;f076;Temperature;Temperatur
        leaf leaf.circle;ea35;Leaf;Blatt
        tree;ea63;Tree;Baum
        camera.macro camera.macro.circle;e545;Flower;Blume
        mountain.2;e3f7;Mountains;Berge
        water.waves;e176;Waves;Wellen
        beach.umbrella;eb3e;Beach;Strand
        tent;ea68;Tent;Zelt
        fish;f1ea;Fish;Fisch
        bird;e00b;Bird;Vogel
        dog cat pawprint pawprint.circle;e91d;Pet;Haustier
        hare;e799;Fast;Schnell
        tortoise;e068;Slow;Langsam
        ant ladybug;e868;Bug;Käfer
        carrot;e561;Vegetables;Gemüse
        fork.knife fork.knife.circle;e56c;Food;Essen
        cup.and.saucer mug;e541;Coffee;Kaffee
        wineglass;f1e8;Wine;Wein
        takeoutbag.and.cup.and.straw;e57a;Fast food;Fast Food
        waterbottle;e544;Drink;Trinken
        birthday.cake;e7e9;Birthday;Geburtstag
        frying.pan oven;e7d3;Cooking;Kochen
        refrigerator;eb47;Refrigerator;Kühlschrank
        bed.double bed.double.circle;efdf e53a;Sleep;Schlaf
        sofa;e16b;Sofa;Sofa
        chair chair.lounge;efed;Chair;Stuhl
        shower shower.handheld;f061;Shower;Dusche
        bathtub;ea41;Bath;Bad
        washer;e54a;Laundry;Wäsche
        toilet;e63d;Toilet;Toilette
        brain brain.head.profile;ea4a;Mind;Geist
        heart.text.clipboard waveform.path.ecg waveform.path.ecg.rectangle;eaa2;Heart rate;Herzfrequenz
        cross cross.circle cross.case staroflife;f109;Medical;Medizin
        pills pill pills.circle;f033;Medicine;Medikamente
        syringe;e138;Vaccination;Impfung
        stethoscope;ebed;Doctor;Arzt
        bandage;e3f3;Plaster;Pflaster
        lungs;efd8;Breathing;Atmen
        ear;e023;Hearing;Hören
        mouth;e7f2;Mouth;Mund
        tooth;e815;Teeth;Zähne
        eye eye.circle;e8f4;Show;Anzeigen
        eye.slash eye.slash.circle;e8f5;Hide;Ausblenden
        eyeglasses;f1c5;Reading;Lesen
        face.smiling face.smiling.inverse;e0ed;Smile;Lächeln
        face.dashed;e812;No face;Kein Gesicht
        hand.thumbsup hand.thumbsup.circle;e9f3 e8dc;Like;Gefällt mir
        hand.thumbsdown hand.thumbsdown.circle;e9f2 e8db;Dislike;Gefällt mir nicht
        hand.raised hand.raised.slash;e769;Privacy;Privatsphäre
        hand.wave;e766;Hello;Hallo
        hand.tap hand.point.up hand.point.up.left;e913;Tap;Tippen
        hand.draw;e155;Draw;Zeichnen
        hand.point.right;eb52;Point right;Nach rechts zeigen
        hands.clap;ea65;Applause;Applaus
        hands.sparkles;f21f;Clean hands;Saubere Hände
        party.popper;ea65;Celebrate;Feiern
        balloon balloon.2;ea65;Balloon;Ballon
        gift gift.circle;e8f6;Gift;Geschenk
        trophy trophy.circle;ea23;Trophy;Pokal
        medal;ea3f;Trophy;Pokal
        crown;e7af;Crown;Krone
        sparkles sparkle sparkles.rectangle.stack;e65f;Magic;Zauber
        wand.and.stars wand.and.stars.inverse wand.and.sparkles;e663;Magic;Zauber
        lasso.badge.sparkles;e664;Magic;Zauber
        wand.and.rays wand.and.rays.inverse;e664;Enhance;Verbessern
        lasso;e155;Lasso;Lasso
        theatermasks;ea66;Theatre;Theater
        gamecontroller;ea28;Games;Spiele
        dice die.face.5;eb40;Dice;Würfel
        puzzlepiece puzzlepiece.extension;e87b;Extension;Erweiterung
        suit.club suit.spade;e41d;Cards;Karten
        rectangle.portrait.on.rectangle.portrait;e41d;Cards;Karten
        """
}
