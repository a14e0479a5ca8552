"""Makes portal-sans.woff2: the letters of Finnish, Swedish and English out of Source Sans 3, between the two weights the design uses.

Needed once, when the font itself changes. Run with the packages fonttools and brotli installed:
    python3 make-portal-sans.py node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2
The licence (OFL.txt) keeps the name "Source" for the unchanged font, so the result has a name of its own.
"""

import io
import sys

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# The same ranges stand in fonts.css.
RANGES = (
    "20-7E,A0-FF,2009,2013-2014,2018-201A,201C-201E,2022,2026,2032-2033,2039-203A,"
    "20AC,2122,2191,2193,2212"
)
NAMES = {1: "Portal Sans", 3: "Portal Sans 1", 4: "Portal Sans", 6: "PortalSans-Regular", 16: "Portal Sans"}

narrowed = io.BytesIO()
instancer.instantiateVariableFont(TTFont(sys.argv[1]), {"wght": (400, 640)}).save(narrowed)
font = TTFont(narrowed)

options = Options(layout_features=["kern", "liga", "ccmp", "locl"], hinting=False, name_IDs=["*"])
subsetter = Subsetter(options)
subsetter.populate(unicodes=parse_unicodes(RANGES))
subsetter.subset(font)

for record in font["name"].names:
    if record.nameID in NAMES:
        record.string = NAMES[record.nameID]
    elif "Source" in record.toUnicode() and record.nameID not in (0, 7, 13, 14):
        record.string = record.toUnicode().replace("Source Sans 3", "Portal Sans").replace("SourceSans3", "PortalSans")

font.flavor = "woff2"
font.save("portal-sans.woff2")
