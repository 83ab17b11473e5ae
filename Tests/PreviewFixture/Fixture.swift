import SwiftUI

/// A program with previews of all kinds, for the tests of drawing them. Each shows plain colours.
@main
struct Fixture: App {
    var body: some Scene {
        WindowGroup { Color.red }
    }
}

#Preview("Fixed", traits: .fixedLayout(width: 60, height: 40)) {
    HStack(spacing: 0) {
        Color(red: 1, green: 0, blue: 0)
        Color(red: 0, green: 0, blue: 1)
    }
}

#Preview("Fits", traits: .sizeThatFitsLayout) {
    Color(red: 0, green: 1, blue: 0).frame(width: 30, height: 20)
}

#Preview("Landscape", traits: .landscapeLeft) { Color(red: 0, green: 0, blue: 1) }

#Preview("Appears", traits: .fixedLayout(width: 20, height: 20)) {
    @Previewable @State var hasAppeared = false
    Color(red: hasAppeared ? 0 : 1, green: hasAppeared ? 1 : 0, blue: 0)
        .onAppear { withAnimation { hasAppeared = true } }
}

#Preview("Task", traits: .fixedLayout(width: 20, height: 20)) {
    @Previewable @State var isLoaded = false
    Color(red: isLoaded ? 0 : 1, green: isLoaded ? 1 : 0, blue: 0)
        .task {
            await Task.yield()
            isLoaded = true
        }
}

#Preview("Crash") { Crashing() }

#Preview("Modified", traits: .modifier(Framed()), .fixedLayout(width: 40, height: 20)) {
    Color(red: 1, green: 0, blue: 0)
}

#Preview("Scheme", traits: .fixedLayout(width: 20, height: 20)) { SchemeView() }

#Preview("Bar", traits: .fixedLayout(width: 300, height: 200)) {
    NavigationStack { Color(red: 1, green: 0, blue: 0).ignoresSafeArea().navigationTitle("Bar") }
}

#Preview { TextSizeView() }

private struct Crashing: View {
    var body: some View {
        let numbers: [Int] = []
        Text("\(numbers[1])")
    }
}

private struct SchemeView: View {
    @Environment(\.colorScheme) private var scheme

    var body: some View { Color(white: scheme == .dark ? 0 : 1) }
}

private struct TextSizeView: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale

    var body: some View {
        Color(
            red: size == .accessibility3 ? 1 : 0, green: locale.language.languageCode == "de" ? 1 : 0, blue: 0)
    }
}

private struct Framed: PreviewModifier {
    static func makeSharedContext() async throws -> Color {
        await Task.yield()
        return Color(red: 0, green: 1, blue: 0)
    }

    func body(content: Content, context: Color) -> some View {
        HStack(spacing: 0) {
            content
            context
        }
    }
}

struct Provided_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Color(red: 1, green: 0, blue: 0)
                .previewDisplayName("Provided")
                .previewLayout(.fixed(width: 50, height: 30))
            Color(red: 0, green: 0, blue: 1)
                .previewDevice("iPhone SE (1st generation)")
                .previewInterfaceOrientation(.landscapeLeft)
        }
    }
}
