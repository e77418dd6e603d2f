"""Know all languages: with this module what is written in their folders is learned."""

from kaartbord.text import LANGS, learn
from locale_files import LOCALES, pages_of, words_of

WORDS = {lang: words_of(LOCALES / lang) for lang in LANGS}
"""By language and file, the messages by id."""

PAGES = {lang: pages_of(LOCALES / lang) for lang in LANGS}
"""By language and name: that of a game, or `help`."""

for lang in LANGS:
    learn(lang, {key: text for file in WORDS[lang].values() for key, text in file.items()}, PAGES[lang])
