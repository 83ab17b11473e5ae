@_exported import struct SwiftUICore.Preview
@_exported import protocol SwiftUICore.PreviewModifier
@_exported import struct SwiftUICore.PreviewModifierContent
@_exported import protocol SwiftUICore.PreviewRegistry
@_exported import struct SwiftUICore.PreviewTrait
