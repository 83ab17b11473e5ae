import CGTK
import SwiftUICore

/// Plays events through feedbackd, where the session has it.
@MainActor
enum FeedbackService {
    static func play(_ event: String) {
        let application = AppIdentity.current
        g_bus_get(
            G_BUS_TYPE_SESSION, nil,
            { _, result, data in
                guard let data else { return }
                let request = Unmanaged<FeedbackRequest>.fromOpaque(data).takeRetainedValue()
                guard let bus = g_bus_get_finish(result, nil) else { return }
                request.send(over: bus)
                g_object_unref(UnsafeMutableRawPointer(bus))
            }, Unmanaged.passRetained(FeedbackRequest(application: application, event: event)).toOpaque())
    }
}

private final class FeedbackRequest {
    private let application: String
    private let event: String

    init(application: String, event: String) {
        self.application = application
        self.event = event
    }

    /// The bus starts the service where it knows how to; where it does not, its refusal is of no interest.
    func send(over bus: OpaquePointer) {
        let hint = g_variant_type_new("{sv}")
        defer { g_variant_type_free(hint) }
        let arguments: [OpaquePointer?] = [
            g_variant_new_string(application), g_variant_new_string(event),
            g_variant_new_array(hint, nil, 0), g_variant_new_int32(-1),
        ]
        let parameters = arguments.withUnsafeBufferPointer { g_variant_new_tuple($0.baseAddress, gsize($0.count)) }
        g_dbus_connection_call(
            bus, "org.sigxcpu.Feedback", "/org/sigxcpu/Feedback", "org.sigxcpu.Feedback", "TriggerFeedback", parameters,
            nil, G_DBUS_CALL_FLAGS_NONE, -1, nil, nil, nil)
    }
}

extension GTKBackend {
    func playFeedback(event: String) { FeedbackService.play(event) }
}
