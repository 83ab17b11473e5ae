/// Words as a shell takes them, for the commands that the tool tells the user to run.
enum ShellWord {
    /// The word as it is where it can stand so, in quotes where a shell would read more into it.
    static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "_-+.,/:@%".contains($0) }
        guard !isPlain || word.isEmpty else { return word }
        return "'" + word.replacing("'", with: #"'\''"#) + "'"
    }
}
