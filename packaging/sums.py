#!/usr/bin/env python3
"""Writes the SHA-256 sums of the packages in a folder, as sha256sum reads them: sums.py FOLDER"""

import hashlib
import sys
from pathlib import Path

folder = Path(sys.argv[1])
packages = sorted(path for path in folder.iterdir() if path.name.startswith("ludarium") and not path.name.endswith(".part"))
lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in packages]
(folder / "SHA256SUMS").write_bytes("".join(lines).encode())
