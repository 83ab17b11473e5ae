.PHONY: run test bench lint clean

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

clean:
	rm -rf .build
