import Testing

@testable import SeglerTool

@Suite("What people read of the compiler")
struct CompilerOutputTests {
    @Test("A message that two steps say comes once, with its notes") func aMessageComesOnce() {
        let message = """
            /a/A.swift:2:3: error: no
            2 | x
              | `- error: no
            /a/B.swift:1:1: note: see here
            """
        let output = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"
        #expect(CompilerOutput.readable(output + message + "\n\n" + message + "\n") == message)
    }

    @Test("Warnings stay, in their order") func warningsStay() {
        let output = "/a/A.swift:1:1: warning: one\n/a/A.swift:2:1: warning: two"
        #expect(CompilerOutput.readable(output) == output)
    }

    @Test("That a step failed stays where nothing says why") func aBareFailureStays() {
        let output = "error: link command failed with exit code 1 (use -v to see invocation)"
        #expect(CompilerOutput.readable(output) == output)
    }

    @Test("What the linker says is kept") func theLinkersWordsAreKept() {
        let output = "ld: cannot find -lmissing\nclang: error: linker command failed"
        #expect(CompilerOutput.readable(output).contains("cannot find -lmissing"))
    }
}
