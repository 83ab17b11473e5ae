import Foundation

/// The memory of the process.
enum Memory {
    /// The resident size in MB, as the system counts it; 0 where it does not say.
    static var resident: Double {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        guard fields.count > 1, let pages = Double(fields[1]) else { return 0 }
        return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1e6
    }
}
