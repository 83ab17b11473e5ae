/// Something that hears of the program's life.
@MainActor
package protocol AppLifecycleObserver: AnyObject {
    func appDidLaunch()
    func appPhaseDidChange(from old: ScenePhase, to new: ScenePhase)
    func appWillTerminate()
    /// Puts what all views can read into the environment.
    func addObjects(to environment: inout EnvironmentValues)
}
