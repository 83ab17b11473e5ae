#if DEBUG || FUZZ
import Foundation
import ImportFuzzing

// Feeds a reader with files; `Scripts/fuzz.sh` does it a million times.
//     ImportFuzzer TARGET FILE…                 what these files do
//     ImportFuzzer seeds TARGET FOLDER          writes the files to begin with
//     ImportFuzzer run TARGET FIRST COUNT PROGRESS [CORPUS]
//     ImportFuzzer file TARGET NUMBER [CORPUS]  the made-up file of a number, on standard output
// Built with libFuzzer (see the script), it is one.

let arguments = CommandLine.arguments

func folder(_ index: Int) -> URL? { arguments.indices.contains(index) ? URL(filePath: arguments[index]) : nil }

func fail() -> Never {
    print("Targets: \(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))")
    exit(2)
}

#if LIBFUZZER
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ body: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

let fuzzed = FuzzTarget(rawValue: ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? "") ?? .file
var count = CommandLine.argc
var values = CommandLine.unsafeArgv
exit(
    runFuzzer(&count, &values) { bytes, count in
        fuzzed.run(Data(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
    })
#else
guard arguments.count > 2, let target = FuzzTarget(rawValue: arguments[1]) ?? FuzzTarget(rawValue: arguments[2]) else {
    fail()
}
switch arguments[1] {
case "seeds":
    guard let folder = folder(3) else { fail() }
    for (number, seed) in try FuzzSeeds.seeds(of: target).enumerated() {
        try seed.write(to: folder.appending(path: "seed-\(number)"))
    }
case "run":
    guard arguments.count > 5, let first = Int(arguments[3]), let count = Int(arguments[4]) else { fail() }
    let run = FuzzRun(
        target: target, numbers: first..<first + count, corpus: folder(6), progress: URL(filePath: arguments[5]))
    exit(try run.start() ? 0 : 1)
case "file":
    guard arguments.count > 3, let number = Int(arguments[3]) else { fail() }
    let seeds = try FuzzSeeds.seeds(of: target) + FuzzRun.files(in: folder(4))
    FileHandle.standardOutput.write(Mutator(seeds).file(number))
default:
    for file in arguments.dropFirst(2) {
        target.run(try Data(contentsOf: URL(filePath: file)))
        print("\(file): fine")
    }
}
#endif
#endif
