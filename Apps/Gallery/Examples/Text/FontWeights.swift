import SwiftUI

struct FontWeights: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text("Light").fontWeight(.light)
            Text("Regular").fontWeight(.regular)
            Text("Medium").fontWeight(.medium)
            Text("Semibold").fontWeight(.semibold)
            Text("Heavy").fontWeight(.heavy)
        }
        .font(.title3)
    }
}
