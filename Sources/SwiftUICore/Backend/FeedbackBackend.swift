/// Sounds and vibrations that go with what happens on screen.
@MainActor
package protocol FeedbackBackend: AnyObject {
    /// Plays the feedback of an event, by its name in the Event Naming Specification. Without a service or a device that
    /// can do so nothing happens.
    func playFeedback(event: String)
}
