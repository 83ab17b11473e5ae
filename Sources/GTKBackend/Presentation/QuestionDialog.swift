import CGTK
import Foundation
import SwiftUICore

/// A question in an AdwMessageDialog: roles as response appearances, text fields under the message.
@MainActor
final class QuestionDialog: PlatformQuestion {
    var closed: () -> Void = {}
    private var question: Question
    private let parent: UnsafeMutablePointer<GtkWindow>?
    private var dialog: UnsafeMutablePointer<GtkWidget>
    private var isClosed = false

    init(_ question: Question, over presenter: any PlatformWidget) {
        self.question = question
        parent = (presenter as? any GTKWidget).flatMap { SheetWindow.window(of: $0.gtk) }
        dialog = adw_message_dialog_new(parent, question.title, question.message)
        open()
    }

    private func open() {
        addAnswers()
        addContent()
        connectResponse()
        gtk_window_present(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self))
        // What can be written into comes before the answers.
        if let host = question.content as? HostWidget {
            MainLoop.soon { [weak self, weak host] in
                guard let self, let host, !isClosed else { return }
                // The fields get their texts with their first size.
                if let surface = host.surface { surface.resize(to: surface.sizeThatFits(.unspecified)) }
                if question.answers.contains(where: \.isDefault) { Self.letReturnAnswer(in: host.gtk) }
                gtk_widget_child_focus(host.gtk, GTK_DIR_TAB_FORWARD)
                Self.selectAll(in: gtk_window_get_focus(SheetWindow.window(of: host.gtk)))
            }
        }
    }

    /// The Return key in a field gives the answer that is the default.
    private static func letReturnAnswer(in widget: UnsafeMutablePointer<GtkWidget>) {
        if let text = text(widget) { gtk_text_set_activates_default(text, gboolean(1)) }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            letReturnAnswer(in: current)
            child = gtk_widget_get_next_sibling(current)
        }
    }

    /// What is typed replaces what a field suggests, as in other dialogs of the desktop.
    private static func selectAll(in widget: UnsafeMutablePointer<GtkWidget>?) {
        if let widget, text(widget) != nil { gtk_editable_select_region(OpaquePointer(widget), 0, -1) }
    }

    private static func text(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkText>? {
        let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
        guard g_type_check_instance_is_a(instance, gtk_text_get_type()) != 0 else { return nil }
        return UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkText.self)
    }

    private var message: UnsafeMutablePointer<AdwMessageDialog> {
        UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: AdwMessageDialog.self)
    }

    private func addAnswers() {
        // Cancel stands first and is what Escape means.
        let order = question.answers.indices.sorted { a, b in
            let (first, second) = (question.answers[a], question.answers[b])
            return (first.role == .cancel ? 0 : 1, a) < (second.role == .cancel ? 0 : 1, b)
        }
        for index in order {
            let answer = question.answers[index]
            let id = "\(index)"
            adw_message_dialog_add_response(message, id, answer.title)
            adw_message_dialog_set_response_enabled(message, id, gboolean(answer.isEnabled ? 1 : 0))
            if answer.role == .destructive {
                adw_message_dialog_set_response_appearance(message, id, ADW_RESPONSE_DESTRUCTIVE)
            } else if answer.isDefault {
                adw_message_dialog_set_response_appearance(message, id, ADW_RESPONSE_SUGGESTED)
            }
            if answer.role == .cancel { adw_message_dialog_set_close_response(message, id) }
            if answer.isDefault { adw_message_dialog_set_default_response(message, id) }
        }
    }

    private func addContent() {
        guard let host = question.content as? HostWidget else { return }
        gtk_widget_set_hexpand(host.gtk, gboolean(1))
        adw_message_dialog_set_extra_child(message, host.gtk)
    }

    private func connectResponse() {
        let handler: @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void = {
            _, response, data in
            guard let data else { return }
            let id = response.map { String(cString: $0) } ?? ""
            onMainThread((data, id)) { data, id in
                Unmanaged<QuestionDialog>.fromOpaque(data).takeUnretainedValue().answered(id)
            }
        }
        // The dialog is destroyed after the response; this object lives until `closed` has been called.
        g_signal_connect_data(
            UnsafeMutableRawPointer(dialog), "response", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passRetained(self).toOpaque(),
            { data, _ in
                if let data { Unmanaged<QuestionDialog>.fromOpaque(data).release() }
            }, GConnectFlags(rawValue: 0))
    }

    private func answered(_ id: String) {
        guard !isClosed else { return }
        isClosed = true
        let answer = Int(id).flatMap { question.answers.indices.contains($0) ? question.answers[$0] : nil }
        closed()
        answer?.action()
    }

    func update(_ new: Question) {
        guard !isClosed else { return }
        let isSameForm = question.hasSameForm(as: new)
        question = new
        guard isSameForm else { return reopen() }
        adw_message_dialog_set_heading(message, new.title)
        adw_message_dialog_set_body(message, new.message)
        for (index, answer) in new.answers.enumerated() where adw_message_dialog_has_response(message, "\(index)") != 0
        {
            adw_message_dialog_set_response_label(message, "\(index)", answer.title)
            adw_message_dialog_set_response_enabled(message, "\(index)", gboolean(answer.isEnabled ? 1 : 0))
        }
    }

    /// A dialog cannot lose an answer, or move one: another one takes its place.
    private func reopen() {
        let old = dialog
        adw_message_dialog_set_extra_child(message, nil)
        dialog = adw_message_dialog_new(parent, question.title, question.message)
        open()
        gtk_window_destroy(UnsafeMutableRawPointer(old).assumingMemoryBound(to: GtkWindow.self))
    }

    func close() {
        guard !isClosed else { return }
        isClosed = true
        gtk_window_destroy(UnsafeMutableRawPointer(dialog).assumingMemoryBound(to: GtkWindow.self))
        closed()
    }
}

extension Question {
    /// True where both have the same number of answers with the same meanings, and the same fields.
    fileprivate func hasSameForm(as other: Question) -> Bool {
        content === other.content && answers.count == other.answers.count
            && zip(answers, other.answers).allSatisfy { $0.role == $1.role && $0.isDefault == $1.isDefault }
    }
}

extension GTKBackend {
    func ask(_ question: Question, over presenter: any PlatformWidget) -> any PlatformQuestion {
        QuestionDialog(question, over: presenter)
    }
}
