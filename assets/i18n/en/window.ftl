# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = English

### Lists

list-comma = { $before }, { $last }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-then = { $before }, then { $last }

### Sides

side-white = White
side-black = Black

### Settings

settings-board = Board
settings-motion = Motion
settings-sound = Sound
settings-play = Play
settings-reading = Reading
settings-language = Language
settings-language-system = As the system
