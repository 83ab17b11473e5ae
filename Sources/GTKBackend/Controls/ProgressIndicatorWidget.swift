import CGTK
import Foundation
import SwiftUICore

/// A GtkProgressBar or a GtkSpinner.
@MainActor
final class ProgressIndicatorWidget: Widget, ProgressWidget, GTKWidget {
    private let kind: ProgressIndicatorKind
    private var shown: ProgressDescription?
    private var styles: [WidgetStyle] = []
    private var pulse: guint = 0

    /// How often a bar without a value moves, in milliseconds.
    private static let pulseInterval: guint = 120

    init(_ kind: ProgressIndicatorKind) {
        self.kind = kind
        super.init(kind == .bar ? gtk_progress_bar_new() : gtk_spinner_new())
        if kind == .spinner { gtk_spinner_set_spinning(pointer, gboolean(1)) }
    }

    isolated deinit { stopPulse() }

    func update(_ new: ProgressDescription) {
        let old = shown
        guard new != old else { return }
        shown = new
        if kind == .bar, old?.fraction != new.fraction || old == nil { setFraction(new.fraction) }
        if old?.spokenLabel != new.spokenLabel { setSpokenLabel(new.spokenLabel) }
        if old?.spokenValue != new.spokenValue, !new.spokenValue.isEmpty {
            segler_accessible_set_value_text(pointer, new.spokenValue)
        }
        if old?.tint != new.tint { setTint(new.tint) }
    }

    private func setFraction(_ fraction: Double?) {
        guard let fraction else { return startPulse() }
        stopPulse()
        gtk_progress_bar_set_fraction(pointer, fraction)
    }

    private func startPulse() {
        guard pulse == 0 else { return }
        gtk_progress_bar_pulse(pointer)
        pulse = g_timeout_add(
            Self.pulseInterval,
            { bar in
                guard let bar else { return gboolean(0) }
                gtk_progress_bar_pulse(OpaquePointer(bar))
                return gboolean(1)
            }, UnsafeMutableRawPointer(gtk))
    }

    private func stopPulse() {
        if pulse != 0 { g_source_remove(pulse) }
        pulse = 0
    }

    private func setTint(_ tint: Color.Resolved?) {
        switch kind {
        case .bar:
            let css = tint.map { "progress { background-color: \($0.css); }" } ?? ""
            InnerStyle.set(css, named: "progress", in: gtk, keep: &styles)
        case .spinner:
            if styles.isEmpty { styles = [WidgetStyle(gtk)] }
            styles[0].set(tint.map { "spinner { color: \($0.css); }" } ?? "")
        }
    }
}

extension GTKBackend {
    func makeProgress(_ kind: ProgressIndicatorKind) -> any ProgressWidget { ProgressIndicatorWidget(kind) }

    func progressSize(_ kind: ProgressIndicatorKind) -> CGSize {
        kind == .bar ? CGSize(width: 150, height: 8) : CGSize(width: 20, height: 20)
    }
}
