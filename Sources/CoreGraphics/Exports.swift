@_exported import Foundation
@_exported import struct SwiftUICore.CGAffineTransform
@_exported import class SwiftUICore.CGColor
@_exported import enum SwiftUICore.CGLineCap
@_exported import enum SwiftUICore.CGLineJoin
@_exported import class SwiftUICore.CGMutablePath
@_exported import class SwiftUICore.CGPath
@_exported import enum SwiftUICore.CGPathFillRule
@_exported import struct SwiftUICore.CGVector
