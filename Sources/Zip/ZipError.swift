/// Why an archive cannot be read.
package enum ZipError: Error, Hashable, Sendable {
    case notAnArchive
    /// Cut short, or changed on its way: sizes or checksums do not fit.
    case damaged
    case encrypted
    /// It would unpack to more than is allowed.
    case tooLarge
    /// Another compression than deflate, or an archive in several parts or over 4 GB.
    case unsupported
}
