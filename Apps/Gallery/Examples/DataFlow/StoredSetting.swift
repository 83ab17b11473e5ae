import SwiftUI

struct StoredSetting: View {
    @AppStorage("launches") private var count = 0

    var body: some View {
        HStack(spacing: 12) {
            Stepper("Kept over restarts: \(count)", value: $count)
        }
    }
}
