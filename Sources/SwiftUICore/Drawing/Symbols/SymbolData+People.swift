extension SymbolData {
    /// Symbols of people and what they do.
    static let people = """
        person;e7ff e7fd;Person;Person
        person.circle person.crop.circle;e853;Person;Person
        person.crop.square;e851;Person;Person
        person.2 person.2.circle;e7fc e7fb;People;Personen
        person.3 person.3.sequence;f233;Group;Gruppe
        person.badge.plus person.fill.badge.plus person.crop.circle.badge.plus;e7fe;Add person;Person hinzufügen
        person.crop.circle.fill.badge.plus;e7fe;Add person;Person hinzufügen
        person.badge.minus person.fill.badge.minus;ef66;Remove person;Person entfernen
        person.crop.circle.badge.minus;ef66;Remove person;Person entfernen
        person.crop.circle.badge.xmark person.crop.circle.fill.badge.xmark;e510;Block person;Person sperren
        person.fill.xmark person.slash;e510;Block person;Person sperren
        person.crop.circle.badge.checkmark;e174;Person confirmed;Person bestätigt
        person.crop.circle.fill.badge.checkmark person.fill.checkmark;e174;Person confirmed;Person bestätigt
        person.crop.circle.badge.exclamationmark;e8b2;Problem with account;Problem mit dem Konto
        person.crop.circle.fill.badge.exclamationmark;e8b2;Problem with account;Problem mit dem Konto
        person.crop.circle.badge.questionmark person.fill.questionmark;e94c;Unknown person;Unbekannte Person
        person.badge.key;f02e;Account access;Kontozugang
        person.text.rectangle;ea67;Identity card;Ausweis
        person.crop.rectangle;f22e;Contact;Kontakt
        person.wave.2;e91f;Speaking;Sprechen
        figure.stand;e84e;Standing person;Stehende Person
        figure.walk figure.walk.circle;e536;Walking;Gehen
        figure.run figure.run.circle;e566;Running;Laufen
        figure.mind.and.body figure.yoga;ea78;Meditation;Meditation
        figure.cooldown figure.flexibility figure.pilates;ebc4;Stretching;Dehnen
        figure.strengthtraining.traditional figure.strengthtraining.functional;eb43;Strength training;Krafttraining
        dumbbell figure.core.training figure.cross.training;eb43;Strength training;Krafttraining
        figure.highintensity.intervaltraining;eb43;Strength training;Krafttraining
        figure.outdoor.cycle figure.indoor.cycle bicycle bicycle.circle;e52f;Cycling;Radfahren
        figure.pool.swim figure.open.water.swim figure.water.fitness;eb48;Swimming;Schwimmen
        figure.hiking;e50a;Hiking;Wandern
        figure.dance;ea62;Dancing;Tanzen
        figure.climbing;e564;Climbing;Klettern
        figure.skiing.downhill figure.skiing.crosscountry;e509;Skiing;Skifahren
        figure.snowboarding;e513;Snowboarding;Snowboarden
        figure.rower;e921;Rowing;Rudern
        figure.soccer soccerball soccerball.inverse;ea2f;Football;Fußball
        figure.basketball basketball;ea26;Basketball;Basketball
        figure.tennis tennis.racket tennisball;ea32;Tennis;Tennis
        figure.volleyball volleyball;ea31;Volleyball;Volleyball
        figure.american.football football;ea29;American football;American Football
        figure.baseball baseball;ea51;Baseball;Baseball
        figure.golf;ea2a;Golf;Golf
        figure.martial.arts;eae9;Martial arts;Kampfsport
        figure.boxing;ea2c;Boxing;Boxen
        figure.stairs;f1a9;Stairs;Treppe
        figure.roll;e914;Wheelchair;Rollstuhl
        figure.2.and.child.holdinghands figure.and.child.holdinghands;f1a2;Family;Familie
        figure.child;eb67;Child;Kind
        figure.arms.open;e92c;Arms open;Ausgebreitete Arme
        figure.wave;ea1d;Waving;Winken
        accessibility;e92c;Accessibility;Bedienungshilfen
        """
}
