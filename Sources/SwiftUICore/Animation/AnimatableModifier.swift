/// A modifier that animates: its body runs for each frame, with its data at that moment.
public protocol AnimatableModifier: Animatable, ViewModifier {}
