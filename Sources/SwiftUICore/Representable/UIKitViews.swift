import Foundation

// UIKit and AppKit are not on this desktop. The compiler says so where a program uses them, and what to use instead.

@available(
    *, unavailable,
    message:
        "There is no UIKit on this desktop. Use SwiftUI's own view (a UITextView is a TextEditor), or wrap a GTK widget in a GtkWidgetRepresentable: docs/native-widgets.md."
)
public protocol UIViewRepresentable: View {}

@available(
    *, unavailable,
    message:
        "There is no UIKit on this desktop. Use SwiftUI's own view, or wrap a GTK widget in a GtkWidgetRepresentable: docs/native-widgets.md."
)
public protocol UIViewControllerRepresentable: View {}

@available(
    *, unavailable,
    message:
        "There is no AppKit on this desktop. Use SwiftUI's own view, or wrap a GTK widget in a GtkWidgetRepresentable: docs/native-widgets.md."
)
public protocol NSViewRepresentable: View {}

@available(
    *, unavailable,
    message:
        "There is no AppKit on this desktop. Use SwiftUI's own view, or wrap a GTK widget in a GtkWidgetRepresentable: docs/native-widgets.md."
)
public protocol NSViewControllerRepresentable: View {}

@available(*, unavailable, message: "There is no UIKit on this desktop: see GtkWidgetRepresentableContext.")
public struct UIViewRepresentableContext<Representable> {}

@available(*, unavailable, message: "There is no UIKit on this desktop: see GtkWidgetRepresentableContext.")
public struct UIViewControllerRepresentableContext<Representable> {}

@available(
    *, unavailable,
    message: "There is no UIKit on this desktop: a program is an App whose WindowGroup holds the view."
)
open class UIHostingController<Content: View> {
    public init(rootView: Content) {}
}

@available(
    *, unavailable,
    message: "There is no AppKit on this desktop: a program is an App whose WindowGroup holds the view."
)
open class NSHostingController<Content: View> {
    public init(rootView: Content) {}
}

@available(
    *, unavailable,
    message: "There is no AppKit on this desktop: a program is an App whose WindowGroup holds the view."
)
open class NSHostingView<Content: View> {
    public init(rootView: Content) {}
}
