/// A shell whose completions `tagwerk completions` prints.
package enum CommandShell: String, CaseIterable, Hashable, Sendable {
    case bash, zsh, fish
}

/// Scripts that complete the command line, names of habits among it.
package struct CommandCompletions {
    private let translate: (Sentence) -> String

    package init(_ translate: @escaping (Sentence) -> String) {
        self.translate = translate
    }

    package func script(for shell: CommandShell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    private var commands: [CommandUsage] { CommandUsage.all }

    private func options(of command: CommandUsage) -> [CommandUsage.Option] { command.options + [CommandUsage.json] }

    // MARK: bash

    private var bash: String {
        let valued = commands.flatMap(\.options).filter { $0.value != nil }.map(\.name)
        let values = commands.flatMap { command in
            command.options.compactMap { option in
                option.value.map { "    \(command.name):\(option.name)) \(bashReply($0.completion)); return ;;" }
            }
        }
        let cases = commands.flatMap { command in
            let options = options(of: command).map(\.name).joined(separator: " ")
            return ["    \(command.name):*:-*) \(bashReply(.words([options]))) ;;"]
                + command.operands.enumerated().map { place, operand in
                    "    \(command.name):\(place):*) \(bashReply(operand.completion)) ;;"
                }
        }
        return #"""
            _tagwerk_habits() {
                local name
                while IFS= read -r name; do
                    [[ ${name,,} != "${1,,}"* ]] || COMPREPLY+=("$name")
                done < <(tagwerk habits 2>/dev/null)
            }
            _tagwerk() {
                local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} index place=0
                COMPREPLY=()
                if [ "$COMP_CWORD" -eq 1 ]; then
                    \#(bashReply(.words(commands.map(\.name) + CommandUsage.others.map(\.name))))
                    return
                fi
                case ${COMP_WORDS[1]}:$previous in
            \#(values.joined(separator: "\n"))
                esac
                for ((index = 2; index < COMP_CWORD; index++)); do
                    case ${COMP_WORDS[index]} in
                    \#(valued.joined(separator: "|"))) index=$((index + 1)) ;;
                    -*) ;;
                    *) place=$((place + 1)) ;;
                    esac
                done
                case ${COMP_WORDS[1]}:$place:$word in
            \#(cases.joined(separator: "\n"))
                esac
            }
            complete -F _tagwerk tagwerk
            """#
    }

    private func bashReply(_ completion: CommandUsage.Completion) -> String {
        switch completion {
        case .nothing: ":"
        // The shell has not yet taken the quotes off.
        case .habits: #"compopt -o filenames; word=${word#[\"\']}; _tagwerk_habits "${word//\\/}""#
        case .files: #"compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$word")"#
        case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
        }
    }

    // MARK: zsh

    private var zsh: String {
        let described = commands.map { "        '\($0.name):\(zshQuoted($0.meaning))'" }
        let others = CommandUsage.others.map { "'\($0.name)[\(zshQuoted($0.meaning))]'" }
        let cases = commands.map { command in
            let options = options(of: command).map { option in
                let value = option.value.map { ":\($0.placeholder):\(zshAction($0.completion))" } ?? ""
                return "'\(option.name)[\(zshQuoted(option.meaning))]\(value)'"
            }
            let operands = command.operands.enumerated().map { place, operand in
                "'\(place + 1):\(operand.placeholder):\(zshAction(operand.completion))'"
            }
            return "    \(command.name)) _arguments \((options + operands).joined(separator: " ")) ;;"
        }
        return """
            #compdef tagwerk
            _tagwerk_habits() {
                local -a names
                names=(${(f)"$(tagwerk habits 2>/dev/null)"})
                compadd -M 'm:{[:lower:]}={[:upper:]}' -a names
            }
            _tagwerk() {
                local -a commands
                commands=(
            \(described.joined(separator: "\n"))
                )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    _arguments \(others.joined(separator: " "))
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
            if [[ $funcstack[1] == _tagwerk ]]; then _tagwerk "$@"; else compdef _tagwerk tagwerk; fi
            """
    }

    private func zshAction(_ completion: CommandUsage.Completion) -> String {
        switch completion {
        case .nothing: " "
        case .habits: "_tagwerk_habits"
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
    }

    private func zshQuoted(_ sentence: Sentence) -> String {
        translate(sentence).replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")")
            .replacing(":", with: "\\:")
    }

    // MARK: fish

    private var fish: String {
        let first = "complete -c tagwerk -n __fish_use_subcommand"
        var lines = ["complete -c tagwerk -f"]
        lines += CommandUsage.others.map { "\(first) -l \($0.name.dropFirst(2)) -d '\(fishQuoted($0.meaning))'" }
        for command in commands {
            lines.append("\(first) -a \(command.name) -d '\(fishQuoted(command.meaning))'")
            var condition = "__fish_seen_subcommand_from \(command.name)"
            lines += options(of: command).map { option in
                let value = option.value.map { " -x" + fishWords($0.completion) } ?? ""
                return "complete -c tagwerk -n '\(condition)' -l \(option.name.dropFirst(2))\(value)"
                    + " -d '\(fishQuoted(option.meaning))'"
            }
            for operand in command.operands where operand.completion != .nothing {
                guard case .words(let words) = operand.completion else {
                    lines.append("complete -c tagwerk -n '\(condition)'\(fishWords(operand.completion))")
                    continue
                }
                // One of these words comes first, then what follows it.
                let seen = "__fish_seen_subcommand_from \(words.joined(separator: " "))"
                lines.append("complete -c tagwerk -n '\(condition); and not \(seen)'\(fishWords(operand.completion))")
                condition += "; and \(seen)"
            }
        }
        return lines.joined(separator: "\n")
    }

    private func fishWords(_ completion: CommandUsage.Completion) -> String {
        switch completion {
        case .nothing: ""
        case .habits: " -a '(tagwerk habits 2>/dev/null)'"
        case .files: " -F"
        case .words(let words): " -a '\(words.joined(separator: " "))'"
        }
    }

    private func fishQuoted(_ sentence: Sentence) -> String { translate(sentence).replacing("'", with: "’") }
}
