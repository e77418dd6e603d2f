"""Whom a sentence names, and how."""

from kaartbord.text.reader import Reader


def test_names_are_cut_to_their_first_word_where_there_is_little_room() -> None:
    reader = Reader("nl", ["Jij", "Maximiliaan de Groot", "", "Bo"], 0)
    assert list(reader.brief.names) == ["Jij", "Maximiliaan", "", "Bo"]
    assert reader.brief.name(1) == "Maximiliaan"
    assert reader.brief.me == 0


def test_two_who_would_be_called_alike_keep_their_names() -> None:
    names = ["Anna van Dam", "Anna", "Wim Smit", "Anna Bos"]
    assert list(Reader("nl", names).brief.names) == ["Anna van Dam", "Anna", "Wim", "Anna Bos"]
