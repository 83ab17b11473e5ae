import Foundation

/// `segler check`: says what of SwiftUI an app uses that is not here.
struct CheckCommand: Command {
    let name = "check"
    let summary = "type-check apps and say what they use that is not here"
    let explanation = """
        Each app of each folder is type-checked. For an app that fails, the names that are missing or unavailable are
        listed; at the end the most frequent ones over all apps. Exit status 0 only if all apps pass.
        """
    let operands = Operands.folders
    let options = [
        CommandOption.flag("json", help: "the whole result as JSON; docs/tool.md tells its keys"),
        CommandOption.flag("verbose", short: "v", help: "every error, not only the causes"),
        CommandOption.value(
            "jobs", short: "j", named: "NUMBER", help: "how many apps at a time (default: one per processor)"),
    ]
    let examples = [
        CommandExample("segler check", "the apps in this folder"),
        CommandExample("segler check ~/Projects/*", "many at once, with a summary"),
        CommandExample("segler check Notes --json", "for other programs"),
    ]

    func run(_ arguments: Arguments, in context: ToolContext) throws -> ExitStatus {
        let width = try jobs(arguments)
        let toolchain = try Toolchain.find(environment: context.environment)
        let runtime = try Runtime.find(executable: context.executable)
        let folders = arguments.operands.isEmpty ? ["."] : arguments.operands
        var apps: [AppProject] = []
        var results: [CheckResult] = []
        for folder in folders {
            do {
                apps += try ProjectDiscovery().apps(in: context.url(folder))
            } catch let error as ToolError where folders.count > 1 {
                // One bad folder among many must not hide the others.
                results.append(
                    CheckResult(
                        name: folder, path: context.url(folder).path, mainType: nil, fileCount: 0,
                        failure: error.message))
            }
        }
        let checker = Checker(context: context, toolchain: toolchain, runtime: runtime)
        results += checker.check(apps.uniqued(), width: width)
        let report = CheckReport(results: results)
        if arguments.has("json") {
            context.console.print(try report.json())
        } else {
            let text = CheckText(
                report: report, context: context, isVerbose: arguments.has("verbose") || results.count == 1)
            context.console.print(text.text)
        }
        return report.passed == results.count ? .success : .failed
    }

    private func jobs(_ arguments: Arguments) throws -> Int {
        guard let text = arguments.value("jobs") else { return ProcessInfo.processInfo.activeProcessorCount }
        guard let number = Int(text), number > 0 else {
            throw ToolError.usage("“\(text)” is no number of jobs.", advice: "Say a whole number from 1, such as -j 2.")
        }
        return number
    }
}
