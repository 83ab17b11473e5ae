import Testing
@testable import TagwerkModel
