import SwiftUI
import TagwerkModel

/// The program: a command of the command line where one was given, else the app with its window.
@main
enum Main {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do throws(CommandCall.Mistake) {
            guard let (call, wantsJSON) = try CommandCall.read(arguments) else { return TagwerkApp.main() }
            end(run(call, wantsJSON: wantsJSON))
        } catch {
            end(CommandResult(code: 2, translate(CommandRunner.explain(error))))
        }
    }

    @MainActor
    private static func run(_ call: CommandCall, wantsJSON: Bool) -> CommandResult {
        switch call {
        case .completions(let shell): return CommandResult(CommandCompletions(translate).script(for: shell))
        case .help: return CommandResult(CommandHelp.text(translate))
        case .version: return CommandResult("Tagwerk \(AppVersion.current)")
        default: break
        }
        let opening = StoreOpening(at: .chosen(), clock: Session.clock, mustExist: !StoreLocation.chosen().isStandard)
        do throws(StoreProblem) {
            let store = try opening.openBeside()
            store.weekStart = Session.weekStart
            // The user's own, as views have it: without a window, not every platform makes it Foundation's.
            let locale = EnvironmentValues().locale
            return CommandRunner(store, wantsJSON: wantsJSON, locale: locale, translate: translate).run(call)
        } catch {
            return CommandResult(code: 1, translate(error.explanation))
        }
    }

    private static func translate(_ sentence: Sentence) -> String {
        sentence.filled(into: NSLocalizedString(sentence.key, comment: ""))
    }

    private static func end(_ result: CommandResult) -> Never {
        let stream = result.code == 0 ? FileHandle.standardOutput : .standardError
        if !result.text.isEmpty { stream.write(Data((result.text + "\n").utf8)) }
        exit(result.code)
    }
}
