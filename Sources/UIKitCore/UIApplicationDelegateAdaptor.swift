import Combine
import Foundation
import Observation
import SwiftUICore

/// Makes a delegate for the program, in its ``App``.
///
/// A delegate that is an observable object can be read from the environment in all views.
@MainActor
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let box: DelegateBox<DelegateType>

    /// Makes the delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        box = .shared { environment, delegate in
            if let object = delegate as? any Observable & AnyObject { Self.set(object, in: &environment) }
        }
    }

    /// Makes the delegate; views find it with ``EnvironmentObject``.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        box = .shared { environment, delegate in Self.set(delegate, in: &environment) }
    }

    private static func set(_ object: AnyObject, in environment: inout EnvironmentValues) {
        environment.set(object, for: ObjectIdentifier(DelegateType.self))
    }

    public var wrappedValue: DelegateType { box.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: box.delegate).projectedValue
    }
}

/// Keeps the delegate and tells it of the program's life.
@MainActor
private final class DelegateBox<DelegateType: NSObject & UIApplicationDelegate>: AppLifecycleObserver {
    let delegate = _DelegateMaker.make(DelegateType.self)
    private let share: (inout EnvironmentValues, DelegateType) -> Void

    private init(share: @escaping (inout EnvironmentValues, DelegateType) -> Void) {
        self.share = share
    }

    static func shared(
        _ share: @escaping (inout EnvironmentValues, DelegateType) -> Void
    ) -> DelegateBox<DelegateType> {
        let box = DelegateBox(share: share)
        UIApplication.shared.delegate = box.delegate
        RunningApp.add(box)
        return box
    }

    func appDidLaunch() {
        let application = UIApplication.shared
        let noOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        _ = delegate.application(application, willFinishLaunchingWithOptions: noOptions)
        _ = delegate.application(application, didFinishLaunchingWithOptions: noOptions)
    }

    func appPhaseDidChange(from old: ScenePhase, to new: ScenePhase) {
        let application = UIApplication.shared
        if old == .active { delegate.applicationWillResignActive(application) }
        if new == .background { delegate.applicationDidEnterBackground(application) }
        if old == .background { delegate.applicationWillEnterForeground(application) }
        if new == .active { delegate.applicationDidBecomeActive(application) }
    }

    func appWillTerminate() { delegate.applicationWillTerminate(UIApplication.shared) }

    func addObjects(to environment: inout EnvironmentValues) { share(&environment, delegate) }
}
