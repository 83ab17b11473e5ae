import SwiftUI

/// Pages beside each other, badges, and bars with colours.
struct PagesScreen: View {
    @State private var page = 0
    @State private var row: Int?

    var body: some View {
        NavigationStack {
            VStack {
                TabView(selection: $page) {
                    ForEach(0..<3, id: \.self) { number in
                        Text("Page \(number + 1)").font(.largeTitle)
                            .frame(maxWidth: .infinity, maxHeight: .infinity)
                            .background(Color.blue.opacity(0.1 + Double(number) * 0.1))
                            .tag(number)
                    }
                }
                .tabViewStyle(.page)
                .indexViewStyle(.page(backgroundDisplayMode: .always))
                .frame(height: 180)
                Text("Shown: \(page + 1), row \(row ?? 0)")
                ScrollView(.horizontal) {
                    LazyHStack {
                        ForEach(0..<30, id: \.self) { Text("Card \($0)").frame(width: 140, height: 90).border(.gray) }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.viewAligned)
                .scrollPosition(id: $row)
                .contentMargins(.horizontal, 20)
                .frame(height: 110)
                Button("Card 12") { withAnimation { row = 12 } }
                List {
                    Text("Inbox").badge(12)
                    NavigationLink("Sent") { Text("Sent") }.badge("new")
                }
            }
            .navigationTitle("Pages")
            .toolbarBackground(Color.purple, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
    }
}
