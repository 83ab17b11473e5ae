import SwiftUI

/// Says for a while what an export or a backup has brought about.
struct TransferNoticeBar: View {
    let notice: TransferNotice?
    let forget: @MainActor () -> Void

    var body: some View {
        ZStack {
            if let notice {
                MessageBar(
                    text: notice.text, action: notice.action,
                    perform: {
                        forget()
                        notice.perform()
                    }, forget: forget
                )
                .id(notice.id)
                .transition(.move(edge: .bottom).combined(with: .opacity))
            }
        }
    }
}
