import SwiftUI

struct ListSections: View {
    var body: some View {
        List {
            Section("Fruit") {
                Text("Apple")
                Text("Pear")
            }
            Section {
                Text("Carrot")
            } header: {
                Text("Vegetables")
            } footer: {
                Text("Grown nearby.")
            }
        }
    }
}
