import Foundation

/// Hears of the program's life. Every method may be left out.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The program starts, before ``application(_:didFinishLaunchingWithOptions:)``.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The program has started and shows its first window next.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// A window of the program is in use now.
    func applicationDidBecomeActive(_ application: UIApplication)

    /// No window of the program is in use any more.
    func applicationWillResignActive(_ application: UIApplication)

    /// No window of the program is shown any more.
    func applicationDidEnterBackground(_ application: UIApplication)

    /// A window of the program is shown again.
    func applicationWillEnterForeground(_ application: UIApplication)

    /// The program ends.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    public func applicationWillTerminate(_ application: UIApplication) {}
}
