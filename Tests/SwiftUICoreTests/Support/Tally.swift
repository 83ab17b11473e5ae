import RecordingBackend
import SwiftUICore

/// A view that keeps a count of its own, says when it is made and freed, and can be asked to count.
struct Tally: View {
    @State private var count = 0
    @State private var life: Life
    let name: String
    let probe: Probe

    init(_ name: String, _ probe: Probe, lives: Lives? = nil) {
        self.name = name
        self.probe = probe
        _life = State(initialValue: Life(lives))
    }

    var body: some View {
        _ = life
        probe.actions[name] = { count += 1 }
        return Leaf("\(name) \(count)")
    }
}

/// Counts the objects that states hold.
@MainActor
final class Lives {
    fileprivate(set) nonisolated(unsafe) var count = 0
}

/// One object that a state holds. It lives as long as the view's identity.
final class Life {
    private let lives: Lives?

    init(_ lives: Lives?) {
        self.lives = lives
        lives?.count += 1
    }

    deinit {
        lives?.count -= 1
    }
}
