"""Writes HTMLEntityNames.swift: the named character references of HTML 5, those of HTML 4 among them.

They are Python's own table, html.entities.html5, which is that of the standard
(https://html.spec.whatwg.org/multipage/named-characters.html). Run it in this folder:

    python3 make_entities.py > HTMLEntityNames.swift
"""

from html.entities import html5
from textwrap import wrap


def code(text):
    return "+".join(f"{ord(character):X}" for character in text)


def literal(words):
    lines = wrap(" ".join(words), 108, break_long_words=False, break_on_hyphens=False)
    return "\n".join("        " + line + (" \\" if index < len(lines) - 1 else "") for index, line in enumerate(lines))


names = sorted(name[:-1] for name in html5 if name.endswith(";"))
bare = sorted(name for name in html5 if not name.endswith(";"))
print(f'''/// The named character references of HTML 5. Written by make_entities.py: change that, not this.
enum HTMLEntityNames {{
    /// Each name with the numbers of its characters.
    static let all = """
{literal(f"{name}={code(html5[name + ';'])}" for name in names)}
        """

    /// Names that old pages write without a semicolon.
    static let unterminated = """
{literal(bare)}
        """
}}''')
