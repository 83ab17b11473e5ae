import Foundation
import ImportFuzzing
import Testing

@Suite("Odd files of all kinds", .timeLimit(.minutes(2)))
struct FuzzTests {
    @Test(
        "The files that each reader is fed with are read, and a hundred that were made of them crash nothing",
        arguments: FuzzTarget.allCases)
    func randomFiles(target: FuzzTarget) throws {
        let mutator = Mutator(try FuzzSeeds.seeds(of: target))
        for seed in mutator.seeds { target.run(Data(seed)) }
        for number in 0..<100 { target.run(mutator.file(number)) }
    }
}
