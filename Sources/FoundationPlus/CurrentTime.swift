import Foundation

/// Seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> Double { Date.timeIntervalSinceReferenceDate }

/// Seconds of a clock that never goes back.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
