import SwiftUI

struct Stacks: View {
    var body: some View {
        HStack(spacing: 24) {
            VStack(alignment: .leading) {
                Color.red.frame(width: 60, height: 24)
                Color.orange.frame(width: 40, height: 24)
            }
            HStack(alignment: .bottom) {
                Color.green.frame(width: 24, height: 60)
                Color.mint.frame(width: 24, height: 40)
            }
            ZStack(alignment: .topTrailing) {
                Color.blue.frame(width: 60, height: 60)
                Color.cyan.frame(width: 24, height: 24)
            }
        }
    }
}
