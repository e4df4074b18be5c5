# What Debian has and Vitae needs: libraries to build with, text recognition, fonts for pages that carry none.
PACKAGES = fonts-liberation libarchive-dev libheif1 libleptonica-dev libpoppler-glib-dev libpoppler-private-dev libpq-dev libseccomp-dev libsqlite3-dev libtesseract-dev \
	libxml2-dev make pkg-config poppler-data $(LANGUAGES:%=tesseract-ocr-%) tzdata zlib1g-dev
# Languages that scans and photos are read in, about a megabyte or two each.
LANGUAGES = ces dan deu eng fra ita nld nor pol por spa swe tur
BROWSER = chromium chromium-driver
# Programs that read what is exported, for tests: biber from Debian, and a reader of RIS from PyPI.
READERS = biber python3-venv
RISPY = rispy==0.10.0
# The server that tests of the store start, each time anew.
DATABASE = postgresql
# Makes hosts and cables between them, for tests of networks.
NETWORK = iproute2
# More tests at once than this keep each other, and the servers they ask, from getting on in time.
TESTS = SWT_EXPERIMENTAL_MAXIMUM_PARALLELIZATION_WIDTH=3 swift test --skip-build --disable-xctest
# Rounds in which processes are killed have the machine to themselves: they take what others need to end in time.
KILLS = KillLoopTests|ScanKillTests|PushKillTests|PostgresKillTests
KILL_TESTS = swift test --skip-build --disable-xctest --no-parallel --filter "$(KILLS)"
BROWSER_TESTS = VITAE_BROWSER_TESTS=1 swift test --skip-build --disable-xctest --no-parallel --filter BrowserTests
SUDO = $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PREFIX ?= /usr/local
RELEASE = .build/release

.PHONY: run test readers test-browser test-clean-root soak build packages print-packages lint install clean

# Builds, starts a server with sample jobs, uploads a sample résumé and shows what comes back.
run: build
	@Samples/demo.sh $(RELEASE)

# Builds and runs all tests; those in a real browser one after the other, when the others are through.
test: PACKAGES += $(BROWSER) $(DATABASE) $(NETWORK) $(READERS)
test: packages readers
	swift build --build-tests
	$(TESTS) --skip "$(KILLS)"
	$(KILL_TESTS)
	$(BROWSER_TESTS)

# Installs what reads exported files in tests.
readers: PACKAGES = $(READERS)
readers: packages
	@[ -x .build/readers/bin/python ] || python3 -m venv .build/readers
	@.build/readers/bin/python -c "import rispy" 2>/dev/null || .build/readers/bin/pip install --quiet $(RISPY)

# Walks through the web app in a real browser.
test-browser: PACKAGES += $(BROWSER)
test-browser: packages
	swift build --build-tests
	$(BROWSER_TESTS)

# Reads all samples as root on a machine that has these packages and no more, whatever state its font cache is in.
test-clean-root: build
	Tests/CleanRoot/clean-root.sh $(RELEASE)

# Kills servers, readers and templates in turn while they read, and servers and workers on one PostgreSQL database, in 200
# rounds each, and servers while they match and push, in 1,000, with the release programs.
soak: KILL_ROUNDS = 200
soak: PUSH_KILL_ROUNDS = 1000
soak: PACKAGES += $(DATABASE)
soak: build
	swift build --build-tests
	VITAE_KILL_ROUNDS=$(KILL_ROUNDS) VITAE_PUSH_KILL_ROUNDS=$(PUSH_KILL_ROUNDS) VITAE_PROGRAMS=$(CURDIR)/$(RELEASE) \
		swift test --skip-build --disable-xctest --no-parallel --filter "$(KILLS)"

build: packages
	swift build -c release --product vitae
	swift build -c release --product vitae-extract

packages:
	@missing=""; \
	for package in $(PACKAGES); do \
		dpkg-query -W -f='$${Status}' $$package 2>/dev/null | grep -q "ok installed" || missing="$$missing $$package"; \
	done; \
	if [ -n "$$missing" ]; then \
		echo "Installing$$missing"; \
		$(SUDO) apt-get update && \
		$(SUDO) env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $$missing; \
	fi

print-packages:
	@echo $(PACKAGES)

lint:
	swift format lint --strict --recursive Package.swift Sources Tests

install: build
	install -d $(DESTDIR)$(PREFIX)/lib/vitae $(DESTDIR)$(PREFIX)/bin
	install $(RELEASE)/vitae $(RELEASE)/vitae-extract $(DESTDIR)$(PREFIX)/lib/vitae/
	cp -r $(RELEASE)/*.resources $(DESTDIR)$(PREFIX)/lib/vitae/
	install -m 644 LICENSE NOTICE $(DESTDIR)$(PREFIX)/lib/vitae/
	ln -sf ../lib/vitae/vitae $(DESTDIR)$(PREFIX)/bin/vitae

clean:
	rm -rf .build
