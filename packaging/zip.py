#!/usr/bin/env python3
"""Packs the files of a folder into a .zip, in their order and all of one time (SOURCE_DATE_EPOCH): zip.py FOLDER FILE"""

import os
import sys
import time
import zipfile
from pathlib import Path

folder, out = Path(sys.argv[1]), Path(sys.argv[2])
# No archive of this kind knows a time before 1980.
day = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", time.time())), 315532800))[:6]
part = out.with_name(out.name + ".part")
with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        entry = zipfile.ZipInfo(path.relative_to(folder).as_posix(), day)
        mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
        entry.external_attr, entry.compress_type = mode << 16, zipfile.ZIP_DEFLATED
        archive.writestr(entry, path.read_bytes())
part.replace(out)
