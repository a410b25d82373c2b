"""Prints cases.jsonl: random texts with the hash, the artefacts and the vague
words that Python's own re and str.rstrip find. Run by hand:
python3 cases.py > cases.jsonl"""
import hashlib
import json
import random
import re

PARTS = """provenance.log PROVENANCE.log tasks.md taſks.md Status: status: COMPLETE PENDING ACTIVE BLOCKED COMPLETED git gıt tag tags make
remake ci cinema pytest pytests exit exits exited exiting 0 00 0. 1 [AA-MA_Plan] commit footer footers verification.md verİfication.md
done Done DONE working wor\u212aing correct incorrect good goods ready already 已 é _ ² Ⅷ e\u0301 \u200b - . ; ` ( ) turns""".split()
BLANKS = [" ", " ", " ", "", "", "\n", "\r", "\r\n", "\t", "\u00a0", "\u3000", "\x1c", "\x1f", "\u0085", "\u2028", "\u200b", "\ufeff", "\x0b"]

ARTIFACTS = {
    "provenance_log": re.compile(r"provenance\.log", re.I),
    "tasks_md_status": re.compile(r"(?i:tasks\.md)|\bStatus:\s*(?:COMPLETE|PENDING|ACTIVE)\b"),
    "git_tag": re.compile(r"\bgit\s+tag\b", re.I),
    "test_exit_code": re.compile(r"make\s+ci|\bpytest\b|exit(?:s|ed)?\s+0\b", re.I),
    "commit_footer": re.compile(r"\[AA-MA Plan\]|(?i:commit\s+footer)"),
    "verification_md": re.compile(r"verification\.md", re.I),
}
VAGUE = re.compile(r"\b(done|working|correct|good|ready)\b", re.I)


def digest(text):
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    text = "\n".join(line.rstrip() for line in text.split("\n")).rstrip("\n")
    return hashlib.sha256(text.encode()).hexdigest()[:12]


rng = random.Random(20261130)
for _ in range(400):
    text = "".join(rng.choice(PARTS).replace("_Plan", " Plan") + rng.choice(BLANKS) for _ in range(rng.randrange(1, 14)))
    print(json.dumps({
        "text": text,
        "hash": digest(text),
        "artifacts": sorted(name for name, p in ARTIFACTS.items() if p.search(text)),
        "vague": bool(VAGUE.search(text)),
    }))
