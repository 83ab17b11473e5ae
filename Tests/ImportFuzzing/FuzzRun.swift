#if DEBUG || FUZZ
import Foundation

/// A long run over made-up files: counts them, and notices what takes too long or too much memory.
package struct FuzzRun {
    let target: FuzzTarget
    let numbers: Range<Int>
    /// A folder of more files to begin with; may be missing.
    let corpus: URL?
    /// Where the number of the file at hand is kept, for the case that the process does not survive it.
    let progress: URL

    package init(target: FuzzTarget, numbers: Range<Int>, corpus: URL?, progress: URL) {
        self.target = target
        self.numbers = numbers
        self.corpus = corpus
        self.progress = progress
    }

    /// Returns whether no file took a second.
    package func start() throws -> Bool {
        let mutator = Mutator(try FuzzSeeds.seeds(of: target) + Self.files(in: corpus))
        // A file that asks for more than this ends the process, and so is seen.
        var limit = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
        let memory = try sharedNumber()
        defer { munmap(memory, 8) }
        let clock = ContinuousClock()
        let start = clock.now
        var slowest = (Duration.zero, 0)
        for number in numbers {
            memory.pointee = number
            alarm(20)
            let before = Self.processorTime
            target.run(mutator.file(number))
            let time = Self.processorTime - before
            if time > slowest.0 { slowest = (time, number) }
            if time > .seconds(1) { print("\(target): file \(number) took \(time)") }
        }
        alarm(0)
        let seconds = (clock.now - start) / .seconds(1)
        print(
            "\(target): \(numbers.count) files from \(mutator.seeds.count) seeds, \(Int(Double(numbers.count) / seconds)) a second;",
            "slowest \(slowest.0) (file \(slowest.1))")
        return slowest.0 < .seconds(1)
    }

    /// A busy machine makes no file slow.
    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// The files of a folder, in the same order each time.
    package static func files(in folder: URL?) throws -> [Data] {
        guard let folder else { return [] }
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.map { try Data(contentsOf: $0) }
    }

    /// A number in a file that outlives the process.
    private func sharedNumber() throws -> UnsafeMutablePointer<Int> {
        try Data(count: 8).write(to: progress)
        let file = open(progress.path, O_RDWR)
        defer { close(file) }
        guard file >= 0, let memory = mmap(nil, 8, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), memory != MAP_FAILED
        else {
            throw CocoaError(.fileWriteUnknown)
        }
        return memory.bindMemory(to: Int.self, capacity: 1)
    }
}
#endif
