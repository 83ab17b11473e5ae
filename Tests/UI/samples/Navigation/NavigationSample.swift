import SwiftUI

/// Screens for the stories of `Tests/UI`: the program's first argument names the one to show.
@main
struct NavigationSample: App {
    private let screens: any DeprecatedScreens = OldScreens()

    var body: some Scene {
        WindowGroup("Navigation") {
            switch CommandLine.arguments.dropFirst().first {
            case "questions": QuestionsScreen()
            case "editing": EditingScreen()
            case "search": SearchScreen()
            case "split": SplitScreen()
            case "columns": ColumnsScreen()
            case "bars": BarsScreen()
            case "pages": PagesScreen()
            case "sheets": SheetsScreen()
            case "tabs": TabsScreen()
            default: screens.links
            }
        }
    }
}

/// What uses deprecated API without a warning where it is asked for.
@MainActor
protocol DeprecatedScreens {
    var links: AnyView { get }
}

struct OldScreens: DeprecatedScreens {
    @available(*, deprecated)
    var links: AnyView { AnyView(LinksScreen()) }
}
