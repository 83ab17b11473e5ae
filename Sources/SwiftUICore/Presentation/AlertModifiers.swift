import Foundation

extension View {
    /// Asks a question while the binding is true.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented, addsCancel: false, titleVisibility: .visible, actions: actions,
            message: { EmptyView() })
    }

    /// Asks a question while the binding is true.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented, addsCancel: false, titleVisibility: .visible, actions: actions,
            message: message)
    }

    /// Asks a question while the binding is true.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented.and(data != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let data { actions(data) } }, message: { EmptyView() })
    }

    /// Asks a question while the binding is true.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented.and(data != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let data { actions(data) } }, message: { if let data { message(data) } })
    }

    /// Asks a question while the binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            Text(title), isPresented: isPresented, addsCancel: false, titleVisibility: .visible, actions: actions,
            message: { EmptyView() })
    }

    /// Asks a question while the binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            Text(title), isPresented: isPresented, addsCancel: false, titleVisibility: .visible, actions: actions,
            message: message)
    }

    /// Asks a question while the binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            Text(title), isPresented: isPresented.and(data != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let data { actions(data) } }, message: { EmptyView() })
    }

    /// Asks a question while the binding is true.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            Text(title), isPresented: isPresented.and(data != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let data { actions(data) } }, message: { if let data { message(data) } })
    }

    /// Asks a question while the binding is true.
    public func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            title, isPresented: isPresented, addsCancel: false, titleVisibility: .visible, actions: actions,
            message: { EmptyView() })
    }

    /// Asks a question while the binding is true.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            title, isPresented: isPresented, addsCancel: false, titleVisibility: .visible, actions: actions,
            message: message)
    }

    /// Asks a question while the binding is true.
    public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            title, isPresented: isPresented.and(data != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let data { actions(data) } }, message: { EmptyView() })
    }

    /// Asks a question while the binding is true.
    public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            title, isPresented: isPresented.and(data != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let data { actions(data) } }, message: { if let data { message(data) } })
    }

    /// Tells the user of an error while the binding is true.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            Text(error?.errorDescription ?? error?.localizedDescription ?? ""),
            isPresented: isPresented.and(error != nil), addsCancel: false, titleVisibility: .visible, actions: actions,
            message: { EmptyView() })
    }

    /// Tells the user of an error, and what can be done, while the binding is true.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
        @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        question(
            Text(error?.errorDescription ?? error?.localizedDescription ?? ""),
            isPresented: isPresented.and(error != nil), addsCancel: false, titleVisibility: .visible,
            actions: { if let error { actions(error) } }, message: { if let error { message(error) } })
    }

    func question<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, addsCancel: Bool, titleVisibility: Visibility,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        let title = titleVisibility == .hidden ? Text(verbatim: "") : title
        return modifier(
            QuestionModifier(isPresented: isPresented, addsCancel: addsCancel) {
                QuestionContent(title: title, actions: actions(), message: message())
            })
    }
}

extension Binding where Value == Bool {
    /// True only while `condition` holds as well.
    func and(_ condition: Bool) -> Binding<Bool> {
        condition ? self : Binding(get: { false }, set: { self.wrappedValue = $0 })
    }
}
