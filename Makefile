.PHONY: run test bench lint lint-desktop torture fuzz sanitize deb install uninstall support docs clean

# Builds and starts Tagwerk; installs what it needs first.
run:
	@Scripts/run.sh

# All tests, without a display: Swift, the scripts, the stories on real windows.
test:
	@Scripts/test.sh

# Speed and memory against the budgets. QUICK=1 leaves out the two build times.
bench:
	@Scripts/bench.sh

lint:
	@Scripts/lint.sh

# Kills, damaged files and recounts, more than `make test` has time for: some minutes.
torture:
	@Scripts/torture.sh

# A million made-up files for each importer: about two hours.
fuzz:
	@Scripts/fuzz.sh

# The tests of Tagwerk's data with the address and thread sanitizers.
sanitize:
	@Scripts/sanitize.sh

# The files by which the desktop knows Tagwerk.
lint-desktop:
	@Scripts/lint-desktop.sh

# A Debian package of Tagwerk with Swift's runtime in it: .build/deb/tagwerk_*.deb. An optimised build, so it takes a while.
deb:
	@Scripts/make_deb.sh

# The tool segler, for your own apps: PREFIX=/usr/local, and DESTDIR for packagers.
install:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install.sh install

uninstall:
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install.sh uninstall

# docs/support.md, from what the modules declare.
support:
	@Scripts/support.sh

# The documentation site, .build/docs.
docs:
	@Scripts/docs.sh

clean:
	rm -rf .build
