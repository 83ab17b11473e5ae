import Foundation
import PreviewMessages
import SwiftUICore

/// One picture to be made: a `#Preview`, or one view of a provider.
@MainActor
struct PreviewUnit {
    var description: PreviewDescription
    var traits: Preview.ViewTraits
    /// The room of the device that the preview names; nil: it names none.
    var deviceSize: CGSize?
    /// What is wrong with the preview and leaves it drawn otherwise than meant.
    var complaint: String?
    /// Which of the content's views it is; nil: all of it.
    var index: Int?
    let content: () -> AnyView

    /// The preview that `#Preview` has declared.
    init(_ registry: any PreviewRegistry.Type) throws {
        let preview = try registry.makePreview()
        description = PreviewDescription(
            id: Self.id(of: registry), name: preview.name ?? "", file: registry.fileID, line: registry.line,
            type: String(reflecting: registry))
        traits = preview.traits
        content = {
            let view = AnyView(preview.body())
            return preview.traits.modifiers.reduce(view) { $1.apply($0) }
        }
    }

    static func id(of registry: any PreviewRegistry.Type) -> String {
        "\(registry.fileID):\(registry.line):\(registry.column)"
    }

    /// Previews without a name are called as their file, with the line where it has several of them.
    static func nameAfterFiles(_ units: inout [PreviewUnit]) {
        let nameless = units.indices.filter { units[$0].description.name.isEmpty }
        let files = nameless.map { units[$0].description.file ?? "" }
        for (index, file) in zip(nameless, files) {
            let name = file.split(separator: "/").last.map { String($0).replacing(".swift", with: "") } ?? file
            let isAlone = files.count { $0 == file } == 1
            units[index].description.name = isAlone ? name : "\(name):\(units[index].description.line ?? 0)"
        }
    }

    /// One of a provider's views, as its modifiers describe it.
    init(_ provider: any PreviewProvider.Type, item: RenderNode, index: Int, of count: Int) {
        let type = String(reflecting: provider)
        let name = item.trait(PreviewNameTrait.self) ?? Self.name(of: provider) + (count > 1 ? " \(index + 1)" : "")
        description = PreviewDescription(
            id: "\(type)#\(index)", name: name, file: nil, line: nil, type: type)
        self.index = index
        traits = Preview.ViewTraits()
        traits.layout = item.trait(PreviewLayoutTrait.self)
        traits.orientation = item.trait(PreviewOrientationTrait.self)
        deviceSize = provider.platform?.size
        if let device = item.trait(PreviewDeviceTrait.self) {
            if let size = device.size {
                deviceSize = size
            } else {
                complaint = "No device is known as \"\(device.rawValue)\"; the preview has a usual one's room."
            }
        }
        content = { Self.content(of: provider) }
    }

    private static func content<Provider: PreviewProvider>(of provider: Provider.Type) -> AnyView {
        AnyView(provider.previews)
    }

    static func views(of provider: any PreviewProvider.Type) -> AnyView { content(of: provider) }

    /// `Card` for `Card_Previews`.
    private static func name(of provider: any PreviewProvider.Type) -> String {
        let name = String(describing: provider)
        for ending in ["_Previews", "_Preview", "Previews", "Preview"] where name.hasSuffix(ending) {
            let base = name.dropLast(ending.count)
            if !base.isEmpty { return String(base) }
        }
        return name
    }

    /// The room that the view is offered, in points.
    func room(_ request: PreviewRequest) -> CGSize {
        if case .fixed(let width, let height) = traits.layout { return CGSize(width: width, height: height) }
        var size = deviceSize ?? PreviewPlatform.iOS.size
        if let width = request.width, let height = request.height { size = CGSize(width: width, height: height) }
        guard let orientation = traits.orientation else { return size }
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return orientation.isLandscape ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
    }

    var fitsContent: Bool {
        if case .sizeThatFits = traits.layout { true } else { false }
    }
}
