"""All languages, read from their folders when this module is imported."""

from kaartbord.text import LANGUAGE_CODES, load_language
from locale_files import LOCALES, pages_of, words_of

WORDS = {lang: words_of(LOCALES / lang) for lang in LANGUAGE_CODES}
"""By language and file, the messages by id."""

TABLES = {lang: {key: text for file in files.values() for key, text in file.items()} for lang, files in WORDS.items()}
"""By language, all messages by id."""

PAGES = {lang: pages_of(LOCALES / lang) for lang in LANGUAGE_CODES}
"""By language and name: that of a game, or `help`."""

for lang in LANGUAGE_CODES:
    load_language(lang, TABLES[lang], PAGES[lang])
