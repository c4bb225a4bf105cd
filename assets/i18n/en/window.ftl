# What the window says: menus, panels, prompts, notices. How to translate: docs/translating.md.

# The language itself, in its own words.
language-name = English

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
