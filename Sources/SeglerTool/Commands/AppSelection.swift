import Foundation

/// Which app of a folder a command means.
enum AppSelection {
    static let option = CommandOption.value(
        "app", short: nil, named: "NAME", help: "which app, where the folder has several: its target or its @main type")

    /// The one app of the folder that the arguments name, or of the current folder.
    static func one(_ arguments: Arguments, in context: ToolContext) throws -> AppProject {
        let folder = context.url(arguments.operands.first ?? ".")
        let apps = try ProjectDiscovery().apps(in: folder)
        guard let name = arguments.value("app") else { return try only(of: apps, context: context) }
        if let app = apps.first(where: { $0.name == name || $0.module?.name == name }) { return app }
        if let app = apps.first(where: { entries(of: $0).contains { $0.type == name } }) { return app }
        // A package's programs are known to SwiftPM only.
        if apps.count == 1, var app = apps.first, app.package != nil {
            app.product = name
            return app
        }
        throw ToolError.usage("There is no app “\(name)” in \(folder.path).", advice: list(apps, context: context))
    }

    private static func only(of apps: [AppProject], context: ToolContext) throws -> AppProject {
        guard let first = apps.first else { throw ToolError.usage("There is no app in this folder.") }
        guard apps.count > 1 else { return first }
        // One app for several systems: targets that share their entry point.
        let begins = apps.map { entries(of: $0).map(\.file) }
        if begins.allSatisfy({ !$0.isEmpty && $0 == begins[0] }) { return first }
        throw ToolError.usage(
            "There are \(apps.count) apps here.",
            advice: list(apps, context: context) + "\nChoose one with --app NAME, or name its folder.")
    }

    private static func entries(of app: AppProject) -> [EntryPoint] { EntryPoint.all(in: app.module?.sources ?? []) }

    private static func list(_ apps: [AppProject], context: ToolContext) -> String {
        let shown = apps.prefix(20).map { app in
            let place = entries(of: app).first?.file ?? app.folder
            return "  \(app.name)  (\(context.shown(place)))"
        }
        let more = apps.count > 20 ? ["  … and \(apps.count - 20) more"] : []
        return (shown + more).joined(separator: "\n")
    }
}
