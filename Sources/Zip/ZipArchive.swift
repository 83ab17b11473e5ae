import CZlib
import Foundation

/// The files in a zip archive that is in memory.
///
/// Nothing in it is trusted: all offsets and sizes are checked, what a file unpacks to is bounded before a byte is
/// unpacked, and checksums are compared. Names are only names; nothing is ever written to the disk.
package struct ZipArchive: Sendable {
    package struct Entry: Hashable, Sendable {
        /// With “/” between folders, as in the archive.
        package let name: String
        /// The number of bytes when unpacked.
        package let size: Int
        fileprivate let method: Int
        fileprivate let isEncrypted: Bool
        fileprivate let checksum: UInt32
        fileprivate let packedSize: Int
        fileprivate let offset: Int
    }

    /// The files and folders, in the archive's order.
    package let entries: [Entry]
    private let bytes: [UInt8]

    /// - Parameter limit: how many bytes all files together may unpack to.
    package init(_ data: Data, limit: Int = 256 << 20) throws(ZipError) {
        bytes = [UInt8](data)
        entries = try Self.entries(of: bytes, limit: limit)
    }

    private static func entries(of bytes: [UInt8], limit: Int) throws(ZipError) -> [Entry] {
        guard bytes.count >= 22 else { throw .notAnArchive }
        // The end of the archive may be followed by a comment of up to 65,535 bytes.
        let lowest = max(0, bytes.count - 22 - 65_535)
        guard
            let end = (lowest...bytes.count - 22).last(where: {
                bytes.integer(at: $0, size: 4) == 0x0605_4B50
            }),
            let count = bytes.integer(at: end + 10, size: 2), let start = bytes.integer(at: end + 16, size: 4)
        else { throw .notAnArchive }
        guard bytes.integer(at: end + 4, size: 4) == 0, count != 0xFFFF, start != 0xFFFF_FFFF else {
            throw .unsupported
        }
        var entries: [Entry] = []
        var position = start
        var total = 0
        for _ in 0..<count {
            guard bytes.integer(at: position, size: 4) == 0x0201_4B50, position + 46 <= end else { throw .damaged }
            func field(_ offset: Int, _ size: Int) -> Int { bytes.integer(at: position + offset, size: size) ?? 0 }
            let nameLength = field(28, 2)
            guard position + 46 + nameLength <= end else { throw .damaged }
            let entry = Entry(
                name: String(decoding: bytes[position + 46..<position + 46 + nameLength], as: UTF8.self),
                size: field(24, 4), method: field(10, 2), isEncrypted: field(8, 2) & 1 != 0,
                checksum: UInt32(field(16, 4)), packedSize: field(20, 4), offset: field(42, 4))
            guard entry.size != 0xFFFF_FFFF, entry.packedSize != 0xFFFF_FFFF else { throw .unsupported }
            total += entry.size
            guard total <= limit else { throw .tooLarge }
            entries.append(entry)
            position += 46 + nameLength + field(30, 2) + field(32, 2)
        }
        return entries
    }

    /// Unpacks a file.
    package func content(of entry: Entry) throws(ZipError) -> Data {
        guard !entry.isEncrypted else { throw .encrypted }
        guard bytes.integer(at: entry.offset, size: 4) == 0x0403_4B50,
            let nameLength = bytes.integer(at: entry.offset + 26, size: 2),
            let extraLength = bytes.integer(at: entry.offset + 28, size: 2)
        else { throw .damaged }
        let start = entry.offset + 30 + nameLength + extraLength
        guard start + entry.packedSize <= bytes.count else { throw .damaged }
        let packed = bytes[start..<start + entry.packedSize]
        let content: [UInt8]
        switch entry.method {
        case 0 where entry.packedSize == entry.size: content = Array(packed)
        case 0: throw .damaged
        case 8: content = try Self.inflate(packed, to: entry.size)
        default: throw .unsupported
        }
        guard Zip.checksum(of: content) == entry.checksum else { throw .damaged }
        return Data(content)
    }

    private static func inflate(_ packed: ArraySlice<UInt8>, to size: Int) throws(ZipError) -> [UInt8] {
        // Deflate cannot pack better than 1032 to 1, so a size beyond that is a lie that would only cost memory.
        guard size <= packed.count * 1032 + 64 else { throw .damaged }
        var input = Array(packed)
        var output = [UInt8](repeating: 0, count: size + 1)
        var stream = z_stream()
        guard inflateInit2_(&stream, -15, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
        defer { inflateEnd(&stream) }
        let code = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                // One byte more than expected, to notice content that goes on.
                stream.avail_out = UInt32(target.count)
                return CZlib.inflate(&stream, Z_FINISH)
            }
        }
        guard code == Z_STREAM_END, Int(stream.total_out) == size else { throw .damaged }
        output.removeLast()
        return output
    }
}

/// The CRC-32 that archives keep of each file.
func checksum(of bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(truncatingIfNeeded: crc32_z(0, $0.baseAddress, $0.count)) }
}

extension [UInt8] {
    /// A number in little-endian order; nil if it would lie outside.
    fileprivate func integer(at offset: Int, size: Int) -> Int? {
        guard offset >= 0, offset + size <= count else { return nil }
        return self[offset..<offset + size].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
