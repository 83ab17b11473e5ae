/// Runs what a C callback has to do. GTK calls back on the main thread only, so its pointers may cross to the main actor.
nonisolated func onMainThread<Arguments>(_ arguments: Arguments, _ work: @MainActor (Arguments) -> Void) {
    nonisolated(unsafe) let arguments = arguments
    MainActor.assumeIsolated { work(arguments) }
}
