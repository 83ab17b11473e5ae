/// The controls that a platform has.
@MainActor
package protocol ControlBackend: ButtonBackend, SwitchBackend, TextFieldBackend, DropDownBackend, SliderBackend,
    ProgressBackend
{}
