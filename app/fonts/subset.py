"""Makes the fonts that every page needs: README.md says how and why. Run: python3 subset.py FULL.woff2 CORE.woff2"""
import sys

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

# Letters, figures and the marks we set. Everything else is in the full file, which a browser fetches when a text has it.
MARKS = " !\"#$%&'()*+,-./:;=?@_\u00a0\u00a9\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u2212"
RANGES = [(ord("0"), ord("9")), (ord("A"), ord("Z")), (ord("a"), ord("z"))]
FEATURES = ["kern", "tnum"]
COPYRIGHT_AND_LICENCE = [0, 13, 14]
# Device tables: how the kerning changes with the weight. A third of the file, and nothing to see.
VARIATIONS = 0xF0


def main(source: str, target: str) -> None:
    font = TTFont(source)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = COPYRIGHT_AND_LICENCE
    options.drop_tables += ["STAT", "gasp", "prep"]
    options.ignore_missing_unicodes = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=[ord(mark) for mark in MARKS] + [at for a, b in RANGES for at in range(a, b + 1)])
    subsetter.subset(font)
    if "gvar" in font:
        steady_kerning(font)
    font.flavor = "woff2"
    font.save(target)


def steady_kerning(font: TTFont) -> None:
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, "ExtSubTable", table)
            pairs.ValueFormat1 &= ~VARIATIONS
            pairs.ValueFormat2 &= ~VARIATIONS
            for value in values(pairs):
                if hasattr(value, "XAdvDevice"):
                    del value.XAdvDevice
    font["GDEF"].table.VarStore = None
    font["GDEF"].table.Version = 0x00010002


def values(pairs):
    rows = pairs.PairSet if pairs.Format == 1 else pairs.Class1Record
    for row in rows:
        for record in row.PairValueRecord if pairs.Format == 1 else row.Class2Record:
            if record.Value1:
                yield record.Value1


main(*sys.argv[1:])
