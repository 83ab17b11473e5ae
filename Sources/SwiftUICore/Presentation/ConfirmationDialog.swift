extension View {
    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented, addsCancel: true, titleVisibility: titleVisibility,
            actions: actions, message: { EmptyView() })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented, addsCancel: true, titleVisibility: titleVisibility,
            actions: actions, message: message)
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented.and(data != nil), addsCancel: true,
            titleVisibility: titleVisibility, actions: { if let data { actions(data) } }, message: { EmptyView() })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            Text(titleKey), isPresented: isPresented.and(data != nil), addsCancel: true,
            titleVisibility: titleVisibility, actions: { if let data { actions(data) } },
            message: { if let data { message(data) } })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            Text(title), isPresented: isPresented, addsCancel: true, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            Text(title), isPresented: isPresented, addsCancel: true, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            Text(title), isPresented: isPresented.and(data != nil), addsCancel: true, titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } }, message: { EmptyView() })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            Text(title), isPresented: isPresented.and(data != nil), addsCancel: true, titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } }, message: { if let data { message(data) } })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        question(
            title, isPresented: isPresented, addsCancel: true, titleVisibility: titleVisibility, actions: actions,
            message: { EmptyView() })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        question(
            title, isPresented: isPresented, addsCancel: true, titleVisibility: titleVisibility, actions: actions,
            message: message)
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        question(
            title, isPresented: isPresented.and(data != nil), addsCancel: true, titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } }, message: { EmptyView() })
    }

    /// Lets the user choose what to do while the binding is true, or do nothing.
    public func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        question(
            title, isPresented: isPresented.and(data != nil), addsCancel: true, titleVisibility: titleVisibility,
            actions: { if let data { actions(data) } }, message: { if let data { message(data) } })
    }
}
