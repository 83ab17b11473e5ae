import CZlib
import Foundation

/// Makes a zip archive in memory. The same files make the same bytes: the archive holds no time.
package struct ZipWriter {
    private var content: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0

    package init() {}

    /// Adds a file.
    ///
    /// - Parameter name: with “/” between folders; up to 65,535 bytes of UTF-8.
    package mutating func add(_ name: String, _ data: Data) throws(ZipError) {
        let name = [UInt8](name.utf8)
        let bytes = [UInt8](data)
        guard count < 0xFFFE, name.count <= 0xFFFF, content.count + bytes.count < 0x7FFF_FFFF else { throw .tooLarge }
        let packed = try Self.deflate(bytes)
        // Version 2.0, names in UTF-8, deflate; the earliest date that the format has, 1 January 1980.
        var header: [UInt8] = []
        header.append(20, size: 2)
        header.append(0x0800, size: 2)
        header.append(8, size: 2)
        header.append(0, size: 2)
        header.append(0x0021, size: 2)
        header.append(Int(checksum(of: bytes)), size: 4)
        header.append(packed.count, size: 4)
        header.append(bytes.count, size: 4)
        header.append(name.count, size: 2)
        header.append(0, size: 2)

        directory.append(0x0201_4B50, size: 4)
        directory.append(20, size: 2)
        directory += header
        directory += [UInt8](repeating: 0, count: 10)
        directory.append(content.count, size: 4)
        directory += name

        content.append(0x0403_4B50, size: 4)
        content += header
        content += name
        content += packed
        count += 1
    }

    /// The archive with all files added so far.
    package var data: Data {
        var end: [UInt8] = []
        end.append(0x0605_4B50, size: 4)
        end.append(0, size: 4)
        end.append(count, size: 2)
        end.append(count, size: 2)
        end.append(directory.count, size: 4)
        end.append(content.count, size: 4)
        end.append(0, size: 2)
        return Data(content + directory + end)
    }

    private static func deflate(_ bytes: [UInt8]) throws(ZipError) -> [UInt8] {
        var input = bytes
        var stream = z_stream()
        let code = deflateInit2_(
            &stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -15, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard code == Z_OK else { throw .tooLarge }
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let result = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                stream.next_in = source.baseAddress
                stream.avail_in = UInt32(source.count)
                stream.next_out = target.baseAddress
                stream.avail_out = UInt32(target.count)
                return CZlib.deflate(&stream, Z_FINISH)
            }
        }
        guard result == Z_STREAM_END else { throw .tooLarge }
        return Array(output.prefix(Int(stream.total_out)))
    }
}

extension [UInt8] {
    fileprivate mutating func append(_ number: Int, size: Int) {
        for byte in 0..<size { append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
    }
}
