import SwiftUI

/// Symbols that belong together, under a heading.
struct HabitSymbolFamily: Identifiable {
    let title: LocalizedStringKey
    let symbols: [HabitSymbol]
    let id: Int

    /// Those whose name, or part of it, is looked for; all for an empty text.
    func symbols(matching text: String) -> [HabitSymbol] {
        let words = text.split(whereSeparator: \.isWhitespace)
        return symbols.filter { symbol in
            words.allSatisfy { symbol.localizedTitle.localizedStandardContains($0) }
        }
    }
}

extension HabitSymbolFamily {
    /// The symbols that the editor offers without a search.
    static let favorites = [
        "star.fill", "heart.fill", "flame.fill", "figure.walk", "figure.run", "bicycle", "dumbbell.fill",
        "figure.mind.and.body", "book.fill", "pencil", "music.note", "drop.fill", "fork.knife", "pills.fill",
        "bed.double.fill", "leaf.fill", "house.fill", "person.2.fill",
    ]

    static let all: [HabitSymbolFamily] = [
        family(
            0, "Body and Sport",
            """
            figure.walk;Walking
            figure.run;Running
            bicycle;Cycling
            dumbbell.fill;Strength training
            figure.mind.and.body;Meditation
            figure.flexibility;Stretching
            figure.pool.swim;Swimming
            figure.hiking;Hiking
            figure.dance;Dancing
            figure.climbing;Climbing
            figure.skiing.downhill;Skiing
            figure.rower;Rowing
            soccerball;Football
            basketball.fill;Basketball
            tennis.racket;Tennis
            volleyball.fill;Volleyball
            figure.golf;Golf
            figure.martial.arts;Martial arts
            figure.stairs;Stairs
            figure.stand;Posture
            """),
        family(
            1, "Health",
            """
            heart.fill;Heart
            drop.fill;Water
            pills.fill;Medicine
            cross.case.fill;First aid
            bed.double.fill;Sleep
            moon.fill;Evening
            lungs.fill;Breathing
            brain.head.profile;Mind
            tooth;Teeth
            shower.fill;Shower
            bathtub.fill;Bath
            hands.sparkles.fill;Washing hands
            eye.fill;Eyes
            ear.fill;Hearing
            bandage.fill;Recovery
            stethoscope;Doctor
            thermometer;Temperature
            gauge.medium;Weight
            face.smiling;Mood
            waveform.path.ecg;Pulse
            """),
        family(
            2, "Food and Drink",
            """
            fork.knife;Meal
            carrot.fill;Vegetables
            cup.and.saucer.fill;Coffee or tea
            waterbottle.fill;Drinking bottle
            wineglass.fill;Alcohol
            birthday.cake.fill;Sweets
            takeoutbag.and.cup.and.straw.fill;Fast food
            frying.pan.fill;Cooking
            fish.fill;Fish
            refrigerator.fill;Fridge
            """),
        family(
            3, "Learning and Creating",
            """
            book.fill;Reading
            pencil;Writing
            graduationcap.fill;Studying
            globe;Languages
            music.note;Music
            pianokeys;Piano
            mic.fill;Singing
            headphones;Listening
            paintbrush.fill;Painting
            camera.fill;Photos
            theatermasks.fill;Theatre
            puzzlepiece.fill;Puzzle
            lightbulb.fill;Idea
            chevron.left.forwardslash.chevron.right;Programming
            hammer.fill;Crafts
            newspaper.fill;News
            character.book.closed;Vocabulary
            note.text;Diary
            """),
        family(
            4, "Home and Work",
            """
            house.fill;Home
            bed.double;Making the bed
            washer.fill;Laundry
            trash.fill;Rubbish
            cart.fill;Shopping
            leaf.fill;Plants
            tree.fill;Garden
            pawprint.fill;Pet
            wrench.fill;Repairs
            briefcase.fill;Work
            desktopcomputer;Computer
            envelope.fill;Mail
            tray.fill;Tidying up
            creditcard.fill;Spending
            banknote.fill;Saving money
            calendar;Planning
            checklist;To-do list
            alarm.fill;Getting up
            timer;Focus
            """),
        family(
            5, "People and Leisure",
            """
            person.2.fill;Friends
            person.3.fill;Family
            figure.and.child.holdinghands;Children
            phone.fill;Calling
            message.fill;Messages
            gift.fill;Gift
            hand.wave.fill;Greeting
            hands.clap.fill;Praise
            gamecontroller.fill;Games
            tv.fill;Television
            film.fill;Film
            iphone;Phone
            airplane;Travel
            car.fill;Car
            bus.fill;Bus
            tent.fill;Camping
            beach.umbrella.fill;Holiday
            """),
        family(
            6, "Nature and Signs",
            """
            star.fill;Star
            flame.fill;Flame
            bolt.fill;Energy
            sun.max.fill;Sun
            sunrise.fill;Morning
            cloud.fill;Cloud
            snowflake;Cold
            mountain.2.fill;Mountains
            bird.fill;Bird
            flag.fill;Goal
            trophy.fill;Trophy
            crown.fill;Crown
            sparkles;Sparkles
            nosign;Doing without
            checkmark.seal.fill;Promise
            target;Target
            """),
    ]

    /// Symbols that are offered no more, since they look like others, and that habits have.
    private static let former = symbols("guitars.fill;Guitar")

    private static func family(_ id: Int, _ title: LocalizedStringKey, _ lines: String) -> HabitSymbolFamily {
        HabitSymbolFamily(title: title, symbols: symbols(lines), id: id)
    }

    private static func symbols(_ lines: String) -> [HabitSymbol] {
        lines.split(separator: "\n").map { line in
            let parts = line.split(separator: ";")
            return HabitSymbol(name: String(parts[0]), title: String(parts[1]))
        }
    }

    /// What to call a symbol, also one that an import brought and that is not offered here.
    static func title(of name: String) -> String {
        for family in all {
            if let symbol = family.symbols.first(where: { $0.name == name }) { return symbol.localizedTitle }
        }
        return former.first { $0.name == name }?.localizedTitle ?? name
    }
}
