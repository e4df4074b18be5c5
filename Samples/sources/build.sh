#!/usr/bin/env bash
# Rebuilds everything in Samples/resumes from the sources in this directory.
#
# Needs: chromium, pdflatex (texlive-latex-recommended, texlive-fonts-recommended,
# texlive-latex-extra), groff with the pdf device, libreoffice-writer, pdftoppm
# (poppler-utils), the Liberation and DejaVu fonts, and a Python 3 with python-docx,
# pillow, pillow-heif and numpy. Name that Python with PYTHON=/path/to/python (default:
# python3).
#
# Usage: PYTHON=/path/to/venv/bin/python ./build.sh
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
out="$here/../resumes"
python="${PYTHON:-python3}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
cd "$here"
# One fixed date inside the documents, so that a rebuild changes as little as possible.
export SOURCE_DATE_EPOCH=1793600000 FORCE_SOURCE_DATE=1

print_html() {  # NAME OUTPUT.pdf
    chromium --headless --no-sandbox --disable-gpu --user-data-dir="$work/chromium" \
        --print-to-pdf="$2" --no-pdf-header-footer "$here/$1.html" 2>/dev/null
}

# Printed from a browser.
for name in software-engineer-us nurse-uk data-analyst-br student-us hr-manager-pl \
            mechanical-engineer-jp graphic-designer-nl buchhalter-de office-administrator-us; do
    print_html "$name" "$out/$name.pdf"
done

# Typeset.
for name in accountant-us lawyer-us; do
    pdflatex -interaction=batchmode -halt-on-error -output-directory="$work" "$name.tex" >/dev/null
    cp "$work/$name.pdf" "$out/$name.pdf"
done
groff -k -Tpdf -P-pletter -ms electrician-ca.ms > "$out/electrician-ca.pdf"

# Word processor: as DOCX, exported to PDF, or saved for Word before 2007.
for name in project-manager-in teacher-fr freelance-translator-it; do
    "$python" make_docx.py "$name" "$out/$name.docx"
done
convert() {  # NAME EXTENSION
    "$python" make_docx.py "$1" "$work/$1.docx"
    soffice "-env:UserInstallation=file://$work/office" --headless --convert-to "$2" \
        --outdir "$out" "$work/$1.docx" >/dev/null 2>&1
}
convert marketing-manager-de pdf
convert cashier-us pdf
convert office-manager-ie doc

# Scans and photos: printed, rendered at 200 dpi, then made worse.
raster() {  # NAME KIND EXTENSION
    print_html "$1" "$work/$1.pdf"
    pdftoppm -png -gray -r 200 "$work/$1.pdf" "$work/$1"
    "$python" raster.py "$2" "$out/$1.$3" "$work/$1"-*.png
}
raster warehouse-us-scan gray-scan png
raster sales-rep-scanned pdf-scan pdf
raster civil-engineer-za tiff-scan tiff
raster chef-es-photo photo jpg
raster barista-kr-photo heic-photo heic

# Plain text.
cp truck-driver-au.txt "$out/truck-driver-au.txt"

# Those that the web app offers.
web="$here/../../Sources/VitaeServer/Resources/web/samples"
cp "$out/software-engineer-us.pdf" "$web/software-engineer.pdf"
cp "$out/accountant-us.pdf" "$web/accountant.pdf"
cp "$out/nurse-uk.pdf" "$web/nurse.pdf"
cp "$out/office-administrator-us.pdf" "$web/office-administrator--needs-work.pdf"

# What a reader finds in each of them.
"$python" expected.py "$out/../expected"
