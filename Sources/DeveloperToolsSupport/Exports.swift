@_exported import struct SwiftUICore.ColorResource
@_exported import struct SwiftUICore.ImageResource
