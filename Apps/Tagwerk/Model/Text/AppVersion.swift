/// The app's version, as its Info.plist and its metainfo have it.
package enum AppVersion {
    package static let current = "0.1"
}
