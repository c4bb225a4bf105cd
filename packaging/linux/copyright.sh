#!/usr/bin/env bash
# Writes the file `copyright` of the .deb, in the form that Debian reads.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

# A text as the body of a field.
body() { sed -e 's/^[[:space:]]*$/./' -e 's/^/ /' "$1"; }
holder() { sed -n 's/^Copyright (c) //p' LICENSE-MIT | head -n 1; }

cat <<EOF
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Ludarium
Comment:
 The games belong to their inventors, who are named on each rules page. CREDITS.md beside this file gives the origin of
 every asset. The programs are made with crates of others: licences-of-crates.txt beside this file lists them with the
 complete texts of their licences.

Files: *
Copyright: $(holder)
License: Expat or Apache-2.0

Files: assets/fonts/*
Copyright:
$(sed -n 's/^Copyright \([0-9]\)/ \1/p' assets/fonts/*-OFL.txt)
License: OFL-1.1

License: Expat
$(sed '0,/^$/d' LICENSE-MIT | sed '/^Copyright/,/^$/d' | body /dev/stdin)

License: Apache-2.0
 On Debian systems, /usr/share/common-licenses/Apache-2.0 has the complete text.

License: OFL-1.1
$(sed '1,/^---/d' assets/fonts/Cinzel-OFL.txt | body /dev/stdin)
EOF
