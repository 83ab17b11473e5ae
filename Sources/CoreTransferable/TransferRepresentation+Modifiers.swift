extension TransferRepresentation {
    /// Who may take values in these forms.
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    /// In these forms values are only given where `condition` holds for them.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        changed { form in
            let before = form.isOffered
            form.isOffered = { before($0) && condition($0) }
        }
    }

    /// The name that a file with the value may have.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        suggestedFileName { _ in fileName }
    }

    /// The name that a file with the value may have.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        changed { $0.suggestedFileName = fileName }
    }

    private func changed(_ change: (inout TransferForm<Item>) -> Void) -> ChangedTransferRepresentation<Item> {
        var forms = Self._forms(self)
        for index in forms.list.indices { change(&forms.list[index]) }
        return ChangedTransferRepresentation(forms: forms)
    }
}

/// Forms with something changed in all of them.
struct ChangedTransferRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = Never

    let forms: _TransferForms<Item>

    static func _forms(_ representation: Self) -> _TransferForms<Item> { representation.forms }
}
