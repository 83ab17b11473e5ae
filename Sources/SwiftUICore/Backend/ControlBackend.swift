/// The controls that a platform has.
@MainActor
package protocol ControlBackend:
    ButtonBackend, ColorWellBackend, DropDownBackend, ProgressBackend, SliderBackend, SpinBackend, SwitchBackend,
    TextFieldBackend
{}
