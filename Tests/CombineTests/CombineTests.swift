import Testing
@testable import Combine
