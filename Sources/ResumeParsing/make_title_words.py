#!/usr/bin/env python3
"""Counts the words of job titles, and of the running text of résumés, for Resources/title_words.tsv.

    make_title_words.py OCCUPATIONS TEXTS > Resources/title_words.tsv

OCCUPATIONS is Sources/Careers/Resources/Occupations. TEXTS is a folder of résumés as plain text: the table was made of
213 résumés of the "Resume Dataset" (LiveCareer, CC0). Of these only counts of words are kept that at least five of them use.
"""
import collections
import glob
import re
import sys
import unicodedata

LEAST_DOCUMENTS = 5
LEAST_PAIRS = 2


def words(text):
    text = unicodedata.normalize("NFKD", text).lower()
    text = "".join(c for c in text if not unicodedata.combining(c)).replace("ß", "ss").replace("ł", "l").replace("ø", "o")
    return re.findall(r"[^\W\d_]+", text)


def main(occupations, texts):
    single, last, pairs = collections.Counter(), collections.Counter(), collections.Counter()
    for path in sorted(glob.glob(occupations + "/*.tsv")):
        for line in open(path, encoding="utf-8"):
            columns = line.rstrip("\n").split("\t")
            if line.startswith("#") or len(columns) < 4:
                continue
            for title in sorted({columns[1], *columns[3].split("|")}):
                parts = words(title)
                if not parts or len(parts) > 6:
                    continue
                single.update(parts)
                last[parts[-1]] += 1
                pairs.update(zip(parts, parts[1:]))
    text, documents = collections.Counter(), collections.Counter()
    for path in sorted(glob.glob(texts + "/*.txt")):
        found = words(open(path, encoding="utf-8", errors="replace").read())
        text.update(found)
        documents.update(set(found))
    print("# Words of job titles and of running text, counted by make_title_words.py.")
    print("# Columns, tab-separated: word, titles that hold it, titles that end with it, its count in running text,")
    print("#   and the words that follow it in at least two titles, as word:count, separated by spaces.")
    print("# Source: titles of this project's occupation tables; running text of 213 résumés of the Resume Dataset (CC0).")
    following = collections.defaultdict(list)
    for (first, second), count in sorted(pairs.items()):
        if count >= LEAST_PAIRS:
            following[first].append(f"{second}:{count}")
    kept = set(single) | {word for word, count in documents.items() if count >= LEAST_DOCUMENTS}
    for word in sorted(kept):
        background = text[word] if documents[word] >= LEAST_DOCUMENTS else 0
        print(word, single[word], last[word], background, " ".join(following[word]), sep="\t")


main(*sys.argv[1:])
