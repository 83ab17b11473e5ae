import SwiftUI

/// Screens of controls and drawing, by the first argument.
@main
struct ControlsSample: App {
    var body: some Scene {
        WindowGroup("Controls") {
            switch CommandLine.arguments.dropFirst().first {
            case "gauges": AnyView(GaugesScreen())
            case "drawing": AnyView(DrawingScreen())
            case "text": AnyView(TextScreen())
            case "motion": AnyView(MotionScreen())
            case "choices": AnyView(ChoicesScreen())
            case "direction": AnyView(DirectionScreen())
            case "keys": AnyView(KeysScreen())
            default: AnyView(DatesScreen())
            }
        }
    }
}
