import CGTK
import Foundation

/// The looks that Adwaita has no class for.
@MainActor
enum ControlStyleSheet {
    private static var isInstalled = false

    static func install() {
        guard !isInstalled, let display = gdk_display_get_default() else { return }
        isInstalled = true
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, css, -1)
        // Above the theme, below the user's own style sheet.
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }

    private static let css = """
        button.segler-bare {
          padding: 0; min-width: 0; min-height: 0; border: none; border-radius: 6px;
          background: none; box-shadow: none; outline-offset: 2px; font-weight: inherit;
        }
        button.segler-bare:focus:focus-visible { outline-offset: 2px; }
        button.segler-bare.segler-fading:active { opacity: 0.6; }
        .segler-element { border-radius: 6px; outline: 0 solid transparent; outline-offset: 2px; }
        .segler-element:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); }
        button.segler-mini { padding: 0px 6px; min-height: 18px; min-width: 12px; border-radius: 5px; }
        button.segler-small { padding: 2px 8px; min-height: 20px; min-width: 14px; border-radius: 6px; }
        button.segler-large { padding: 9px 22px; min-height: 26px; }
        button.segler-extralarge { padding: 13px 30px; min-height: 28px; border-radius: 12px; }
        button.segler-first { border-top-right-radius: 0; border-bottom-right-radius: 0; }
        button.segler-last { border-top-left-radius: 0; border-bottom-left-radius: 0; }
        button.segler-capsule { border-radius: 9999px; }
        button.segler-destructive-text:hover { background-color: alpha(@destructive_color, 0.1); }
        entry.segler-mini, entry.segler-small { min-height: 24px; }
        entry.segler-large { min-height: 40px; }
        entry.segler-extralarge { min-height: 46px; }
        scrolledwindow.segler-field {
          background-color: alpha(currentColor, 0.1); border-radius: 6px;
          outline: 0 solid transparent; outline-offset: -2px;
        }
        scrolledwindow.segler-field:focus-within { outline: 2px solid alpha(@accent_color, 0.5); }
        scrolledwindow.segler-field > textview, scrolledwindow.segler-editor > textview,
        scrolledwindow.segler-field > textview > text, scrolledwindow.segler-editor > textview > text {
          background: none;
        }
        label.segler-placeholder { opacity: 0.5; }
        entry.segler-plain {
          padding: 0; min-width: 0; min-height: 0; border: none; border-radius: 0; background: none;
          box-shadow: none; outline: none;
        }
        .segler-no-focus, .segler-no-focus * { outline: none; }
        .segler-focus-area { border-radius: 6px; outline: 0 solid transparent; outline-offset: 2px; }
        .segler-focus-area:focus:focus-visible { outline: 2px solid alpha(@accent_color, 0.5); }
        spinbutton.segler-bare-spin { min-height: 32px; border-radius: 6px; }
        spinbutton.segler-bare-spin > button { min-width: 0; min-height: 0; padding: 0; margin: 0; border: none; opacity: 0; }
        spinbutton.segler-bare-spin > button > image { -gtk-icon-size: 1px; min-width: 0; min-height: 0; }
        spinbutton.segler-bare-spin > text { min-width: 0; padding: 0 6px; }
        spinbutton.segler-upright > text { padding-left: 4px; padding-right: 4px; min-width: 20px; }
        """
}
