import CGTK
import Foundation
import FoundationPlus
import SwiftUICore
import UniformTypeIdentifiers

/// Brings drags that come over a host to its surface.
@MainActor
final class DropController {
    private unowned let host: HostWidget
    private let target: OpaquePointer
    private var offer: (drop: OpaquePointer, offer: DropOffer)?
    /// The event that an inner host has taken: those around it see it too.
    private static var taken: (event: OpaquePointer?, by: ObjectIdentifier)?

    init(_ host: HostWidget) {
        self.host = host
        target = gtk_drop_target_async_new(
            nil, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
        connectMotion()
        connectLeave()
        connectDrop()
        gtk_widget_add_controller(host.gtk, target)
    }

    isolated deinit {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(target), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
        gtk_widget_remove_controller(host.gtk, target)
    }

    private func connectMotion() {
        let motion:
            @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> UInt32 = {
                _, drop, x, y, data in
                guard let data, let drop else { return 0 }
                var action: UInt32 = 0
                withUnsafeMutablePointer(to: &action) { result in
                    onMainThread((data, drop, CGPoint(x: x, y: y), result)) { data, drop, point, result in
                        result.pointee = DropController.from(data).moved(drop, point).rawValue
                    }
                }
                return action
            }
        connect("drag-enter", unsafeBitCast(motion, to: GCallback.self))
        connect("drag-motion", unsafeBitCast(motion, to: GCallback.self))
    }

    private func connectLeave() {
        let leave: @convention(c) (OpaquePointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void = {
            _, drop, data in
            guard let data, let drop else { return }
            onMainThread((data, drop)) { DropController.from($0).left($1) }
        }
        connect("drag-leave", unsafeBitCast(leave, to: GCallback.self))
    }

    private func connectDrop() {
        let dropped:
            @convention(c) (OpaquePointer?, OpaquePointer?, Double, Double, UnsafeMutableRawPointer?) -> gboolean = {
                _, drop, x, y, data in
                guard let data, let drop else { return gboolean(0) }
                var isTaken = false
                withUnsafeMutablePointer(to: &isTaken) { result in
                    onMainThread((data, drop, CGPoint(x: x, y: y), result)) { data, drop, point, result in
                        result.pointee = DropController.from(data).dropped(drop, point)
                    }
                }
                return gboolean(isTaken ? 1 : 0)
            }
        connect("drop", unsafeBitCast(dropped, to: GCallback.self))
    }

    private func connect(_ signal: String, _ handler: GCallback) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(target), signal, handler, Unmanaged.passUnretained(self).toOpaque(), nil,
            GConnectFlags(rawValue: 0))
    }

    private static func from(_ data: UnsafeMutableRawPointer) -> DropController {
        Unmanaged<DropController>.fromOpaque(data).takeUnretainedValue()
    }

    private func offer(of drop: OpaquePointer) -> DropOffer {
        if let offer, offer.drop == drop { return offer.offer }
        let new: DropOffer
        if let own = gdk_drop_get_drag(drop).flatMap(RunningDrag.item) {
            new = DropOffer(own)
        } else {
            new = DropOffer(contentTypes: DropReader.mimeTypes(of: drop).flatMap(TransferFormats.types))
            DropReader.readFileTypes(of: drop) { [weak new] in new?.add($0) }
        }
        offer = (drop, new)
        return new
    }

    private func moved(_ drop: OpaquePointer, _ point: CGPoint) -> GdkDragAction {
        let event = gtk_event_controller_get_current_event(target)
        if let taken = Self.taken, event != nil, taken.event == event, taken.by != ObjectIdentifier(self) {
            left(drop)
            return GdkDragAction(rawValue: 0)
        }
        let action = action(drop, point)
        if action.rawValue != 0 { Self.taken = (event, ObjectIdentifier(self)) }
        return action
    }

    private func action(_ drop: OpaquePointer, _ point: CGPoint) -> GdkDragAction {
        switch host.surface?.drops.moved(offer(of: drop), to: point) {
        case .copy: GDK_ACTION_COPY
        case .move: Self.offers(GDK_ACTION_MOVE, drop) ? GDK_ACTION_MOVE : GDK_ACTION_COPY
        case .cancel, .forbidden, nil: GdkDragAction(rawValue: 0)
        }
    }

    private static func offers(_ action: GdkDragAction, _ drop: OpaquePointer) -> Bool {
        gdk_drop_get_actions(drop).rawValue & action.rawValue != 0
    }

    private func left(_ drop: OpaquePointer) {
        // A drop that has ended leaves once more, and must not be read then.
        guard let offer, offer.drop == drop else { return }
        host.surface?.drops.left(offer.offer)
        self.offer = nil
    }

    private func dropped(_ drop: OpaquePointer, _ point: CGPoint) -> Bool {
        let action = action(drop, point)
        guard action.rawValue != 0, let arena = host.surface?.drops else { return false }
        let offer = offer(of: drop)
        self.offer = nil
        g_object_ref(UnsafeMutableRawPointer(drop))
        let finish: @MainActor (Bool) -> Void = { isTaken in
            gdk_drop_finish(drop, isTaken ? action : GdkDragAction(rawValue: 0))
            g_object_unref(UnsafeMutableRawPointer(drop))
        }
        if let own = offer.local {
            arena.drop(offer, own.providers, at: point, done: finish)
        } else {
            DropReader(drop) { [weak host] reader in
                let providers = reader.providers
                guard let arena = host?.surface?.drops, !providers.isEmpty else { return finish(false) }
                arena.drop(offer, providers, at: point, done: finish)
            }.start()
        }
        return true
    }
}
