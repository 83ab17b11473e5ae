// Not CoreGraphics and UIKit themselves, whose names alone make Swift Testing look for its parts for them.
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationPlus
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKitCore
