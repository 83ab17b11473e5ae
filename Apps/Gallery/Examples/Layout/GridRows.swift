import SwiftUI

struct GridRows: View {
    var body: some View {
        Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 8) {
            GridRow {
                Text("Fruit").bold()
                Text("Color").bold()
                Text("Price").bold()
                    .gridColumnAlignment(.trailing)
            }
            Divider()
                .gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Lemon")
                Color.yellow.frame(width: 16, height: 16)
                Text(0.6, format: .currency(code: "EUR"))
            }
            GridRow {
                Text("Plum")
                Color.purple.frame(width: 16, height: 16)
                Text(12.25, format: .currency(code: "EUR"))
            }
        }
    }
}
