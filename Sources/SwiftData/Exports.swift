@_exported import Foundation
@_exported import FoundationPlus
@_exported import Observation
