"""Prints unicode.txt: what Python's re and str.rstrip take for word, white space
and equal letters. Run by hand when the Unicode version is to be raised:
python3 unicode.py > unicode.txt"""
import re
import sys
import unicodedata


def ranges(test):
    out, start = [], None
    for cp in range(0x110000):
        hit = not 0xD800 <= cp <= 0xDFFF and bool(test(chr(cp)))
        if hit and start is None:
            start = cp
        if not hit and start is not None:
            out.append(f"{start:X}-{cp - 1:X}")
            start = None
    if start is not None:
        out.append(f"{start:X}-10FFFF")
    return " ".join(out)


word, space = re.compile(r"\w"), re.compile(r"\s")
print("unicode", unicodedata.unidata_version)
print("word", ranges(word.match))
print("space", ranges(space.match))
print("strip", ranges(lambda c: c.rstrip() == ""))
print("unassigned", ranges(lambda c: unicodedata.category(c) == "Cn"))
for letter in "abcdefghijklmnopqrstuvwxyz":
    equal = re.compile(letter, re.IGNORECASE)
    print("fold-" + letter, ranges(equal.match))
