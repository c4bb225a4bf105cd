//! The names, characters and sayings of the opponents.

use super::Style;

/// The opponent of a level, the same in every game: all that it is called and says.
pub(super) struct Opponent {
    pub(super) name: &'static str,
    pub(super) style: Style,
    pub(super) description: &'static str,
    pub(super) greeting: &'static str,
    /// What it says when it has won, lost or drawn.
    pub(super) last_words: [&'static str; 3],
}

pub(super) const COUNT: u8 = 10;

/// The opponents of all levels, the weakest first.
pub(super) const OPPONENTS: [Opponent; COUNT as usize] = [
    Opponent {
        name: "Wren",
        style: Style::Builder,
        description: "Plays by feel and looks hardly past the next turn. For a first game.",
        greeting: "Oh, a game! Shall I show you where I like to sit?",
        last_words: [
            "Did I win? I only wanted a nice shape.",
            "You made that look easy. Again?",
            "Nobody cried. I call that a good game.",
        ],
    },
    Opponent {
        name: "Bram",
        style: Style::Attacker,
        description: "Runs at you without looking back, but never misses a win in one.",
        greeting: "Mind your toes. I start at once.",
        last_words: [
            "Straight through the middle!",
            "Ouch. That wall was harder than my head.",
            "We bounced. Once more, from farther away.",
        ],
    },
    Opponent {
        name: "Tilly",
        style: Style::Trickster,
        description: "Likes a muddle, and is often the one who gets lost in it.",
        greeting: "Let us make a lovely mess of this.",
        last_words: [
            "I meant that. Most of it.",
            "I was lost three turns ago. Were you?",
            "Neither of us found the way out.",
        ],
    },
    Opponent {
        name: "Osric",
        style: Style::Builder,
        description: "Patient and tidy. Punishes what is left standing loose.",
        greeting: "Take your time. I take mine.",
        last_words: [
            "One stone after the other.",
            "A sound foundation, yours. I must look at mine.",
            "Level ground. That is no shame.",
        ],
    },
    Opponent {
        name: "Maud",
        style: Style::Attacker,
        description: "Counts exchanges to their end, then makes them.",
        greeting: "I hope you counted your pieces. I have.",
        last_words: ["The sum came out.", "You carried the one. I did not.", "Even, to the last penny."],
    },
    Opponent {
        name: "Fenn",
        style: Style::Trickster,
        description: "Leaves doors open on purpose; look twice before you walk through.",
        greeting: "Come in, come in. The door is open.",
        last_words: [
            "You did walk through it.",
            "You came in by the window. Well done.",
            "We both kept out of each other's cellar.",
        ],
    },
    Opponent {
        name: "Hilda",
        style: Style::Builder,
        description: "Gives nothing away and waits for you to do so.",
        greeting: "Begin. I am not going anywhere.",
        last_words: [
            "You moved. That was all I needed.",
            "You were the more patient. I did not expect that.",
            "Two walls, and nobody on them.",
        ],
    },
    Opponent {
        name: "Corvin",
        style: Style::Attacker,
        description: "Sees an attack coming long before you do, mostly his own.",
        greeting: "I can see the end of this from up here.",
        last_words: [
            "It looked just like this from above.",
            "Something flew higher. I did not look up.",
            "We circled, and neither came down.",
        ],
    },
    Opponent {
        name: "Ysolde",
        style: Style::Trickster,
        description: "Finds the one turn that you did not consider.",
        greeting: "Think of everything. I shall do the rest.",
        last_words: [
            "There it was, all the time.",
            "That turn I had not considered. Thank you.",
            "Every way led to the same place.",
        ],
    },
    Opponent {
        name: "Magister",
        style: Style::AllRound,
        description: "Has no favourite way to win. Takes whichever you leave.",
        greeting: "Show me what you have learnt.",
        last_words: [
            "Go over it once more tonight. You were closer than you think.",
            "I have nothing left to teach you in this one.",
            "A correct result. Few reach it against me.",
        ],
    },
];
