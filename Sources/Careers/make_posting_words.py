#!/usr/bin/env python3
"""Counts in how many job postings each word stands, for Resources/posting_words.tsv.

    make_posting_words.py POSTINGS.ndjson.gz ... > Resources/posting_words.tsv

The table was made of real postings. Of these only counts of words are kept that at least five of them and three of
their companies use. Postings in other languages than English are left out.
"""
import collections
import gzip
import json
import re
import sys
import unicodedata

LEAST_POSTINGS = 5
LEAST_COMPANIES = 3
ENGLISH = {"the", "and", "to", "of", "in", "with", "for", "you", "we", "our", "is", "are", "a", "on", "will"}
LEAST_ENGLISH = 0.12


def words(text):
    text = unicodedata.normalize("NFKD", text).lower()
    text = "".join(c for c in text if not unicodedata.combining(c)).replace("ß", "ss").replace("ł", "l").replace("ø", "o")
    return {singular(word) for word in re.findall(r"[^\W\d_]+", text) if len(word) > 1}


def is_english(text):
    found = re.findall(r"[^\W\d_]+", text.lower())
    return sum(word in ENGLISH for word in found) >= LEAST_ENGLISH * len(found)


def singular(word):
    return word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word


def main(paths):
    postings, companies, total = collections.Counter(), collections.defaultdict(set), 0
    for path in paths:
        for line in gzip.open(path, "rt", encoding="utf-8"):
            posting = json.loads(line)
            text = posting.get("descriptionPlain") or posting.get("description") or ""
            company = posting.get("company") or posting.get("board")
            if not is_english(text):
                continue
            total += 1
            for word in words(posting["title"] + "\n" + text):
                postings[word] += 1
                companies[word].add(company)
    print("# In how many of %d job postings in English each word stands, counted by make_posting_words.py." % total)
    print("# Columns, tab-separated: word in the singular, folded; postings of ten thousand that have it, rounded up.")
    for word, count in sorted(postings.items()):
        if count >= LEAST_POSTINGS and len(companies[word]) >= LEAST_COMPANIES:
            print("%s\t%d" % (word, -(-count * 10_000 // total)))


main(sys.argv[1:])
