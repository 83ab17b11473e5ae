import SwiftUICore

extension RecordingBackend {
    package func playFeedback(event: String) {
        record(.set("feedback", property: "event", to: event))
    }
}
