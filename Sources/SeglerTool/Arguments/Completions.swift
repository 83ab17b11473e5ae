/// Scripts that complete the tool's commands, made from what the commands declare.
enum Completions {
    static func script(for shell: String) -> String? {
        switch shell {
        case "bash": bash
        case "zsh": zsh
        case "fish": fish
        default: nil
        }
    }

    private static var commands: [any Command] { CommandRegistry.commands }
    private static var names: String { commands.map(\.name).joined(separator: " ") }

    private static func optionWords(of command: any Command) -> String {
        (command.options.map { "--" + $0.name } + ["--help"]).joined(separator: " ")
    }

    private static var bash: String {
        let cases = commands.map { command in
            let values = command.options.compactMap { option -> String? in
                guard option.valueName != nil, let reply = bashReply(option.completion) else { return nil }
                let words = ["--" + option.name] + (option.short.map { ["-\($0)"] } ?? [])
                return "            \(words.joined(separator: "|"))) \(reply); return ;;"
            }
            let previous =
                values.isEmpty ? "" : "        case $previous in\n\(values.joined(separator: "\n"))\n        esac\n"
            return """
                    \(command.name))
                \(previous)        if [[ $word == -* ]]; then
                            COMPREPLY=($(compgen -W "\(optionWords(of: command))" -- "$word"))
                        else
                            \(bashReply(command.operands.completion) ?? "COMPREPLY=()")
                        fi ;;
                """
        }
        return """
            _segler() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
                if [ "$COMP_CWORD" -eq 1 ]; then
                    COMPREPLY=($(compgen -W "\(names) --help --version" -- "$word"))
                    return
                fi
                case ${COMP_WORDS[1]} in
            \(cases.joined(separator: "\n"))
                esac
            }
            complete -o filenames -F _segler segler
            """
    }

    private static func bashReply(_ completion: CommandOption.Completion) -> String? {
        switch completion {
        case .nothing: nil
        case .files: #"mapfile -t COMPREPLY < <(compgen -f -- "$word")"#
        case .folders: #"mapfile -t COMPREPLY < <(compgen -d -- "$word")"#
        case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
        }
    }

    private static var zsh: String {
        let described = commands.map { "        '\($0.name):\(zshQuoted($0.summary))'" }
        let cases = commands.map { command in
            var lines = command.options.map { option -> String in
                let value = option.valueName.map { ":\($0):\(zshAction(option.completion))" } ?? ""
                let text = "[\(zshQuoted(option.help))]\(value)'"
                guard let short = option.short else { return "'--\(option.name)\(text)" }
                return "'(-\(short) --\(option.name))'{-\(short),--\(option.name)}'\(text)"
            }
            lines.append("'(-h --help)'{-h,--help}'[this text]'")
            if command.operands.count.upperBound > 0 {
                let place = command.operands.count.upperBound > 1 ? "*" : "1"
                lines.append("'\(place):\(command.operands.name):\(zshAction(command.operands.completion))'")
            }
            return "    \(command.name)) _arguments \(lines.joined(separator: " ")) ;;"
        }
        return """
            #compdef segler
            _segler() {
                local -a commands
                commands=(
            \(described.joined(separator: "\n"))
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                local name=$words[2]
                shift words
                (( CURRENT-- ))
                case $name in
            \(cases.joined(separator: "\n"))
                esac
            }
            # As a file in fpath this is the function itself; sourced it has to be made known.
            if [[ $funcstack[1] == _segler ]]; then _segler "$@"; else compdef _segler segler; fi
            """
    }

    private static func zshAction(_ completion: CommandOption.Completion) -> String {
        switch completion {
        case .nothing: " "
        case .files: "_files"
        // _files would offer files where no folder fits.
        case .folders: "_path_files -/"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private static func zshQuoted(_ text: String) -> String {
        text.replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")").replacing(":", with: "\\:")
    }

    private static var fish: String {
        var lines = ["complete -c segler -f", "complete -c segler -n __fish_use_subcommand -l help -d 'all commands'"]
        lines.append("complete -c segler -n __fish_use_subcommand -l version -d 'the version'")
        for command in commands {
            lines.append(
                "complete -c segler -n __fish_use_subcommand -a \(command.name) -d '\(fishQuoted(command.summary))'")
            let condition = "complete -c segler -n '__fish_seen_subcommand_from \(command.name)'"
            lines += command.options.map { option in
                let short = option.short.map { " -s \($0)" } ?? ""
                let value = option.valueName == nil ? "" : fishValue(option.completion)
                return "\(condition) -l \(option.name)\(short)\(value) -d '\(fishQuoted(option.help))'"
            }
            let words = fishWords(command.operands.completion)
            if !words.isEmpty { lines.append(condition + words) }
        }
        return lines.joined(separator: "\n")
    }

    /// The words for an option with a value. One that takes files must not be exclusive.
    private static func fishValue(_ completion: CommandOption.Completion) -> String {
        completion == .files ? " -r -F" : " -x" + fishWords(completion)
    }

    private static func fishWords(_ completion: CommandOption.Completion) -> String {
        switch completion {
        case .nothing: ""
        case .files: " -F"
        case .folders: " -a '(__fish_complete_directories)'"
        case .words(let words): " -a '\(words.joined(separator: " "))'"
        }
    }

    private static func fishQuoted(_ text: String) -> String { text.replacing("'", with: "’") }
}
