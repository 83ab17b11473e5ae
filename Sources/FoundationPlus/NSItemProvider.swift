import Foundation
import UniformTypeIdentifiers

/// Who may load what an item provider offers.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all
    /// Programs of the same maker.
    case team
    /// Programs of the same group.
    case group
    /// This program.
    case ownProcess
}

/// Something that can be dragged or copied, in one or more forms, each made when it is asked for.
open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Why something could not be loaded.
    public enum ErrorCode: Int, Sendable {
        case unknownError = -1
        case itemUnavailableError = -1000
        case unexpectedValueClassError = -1100
        case unavailableCoercionError = -1200
    }

    /// The domain of the errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    typealias Load = (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    typealias LoadFile = (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?

    struct Form {
        let type: String
        let visibility: NSItemProviderRepresentationVisibility
        let load: Load
        /// nil: the form is no file.
        var loadFile: LoadFile?
    }

    private let lock = NSLock()
    private var forms: [Form] = []
    private var objects: [Any] = []

    /// The name that a file with this item would have.
    open var suggestedName: String?

    /// The type of the form that the name is that of; nil: the best one.
    package var suggestedNameType: UTType?

    /// An item without any form yet.
    public override init() {}

    /// An item that is an object, in all its forms.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// An item that is a value of the given type.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        guard let item else { return }
        objects.append(item)
        let data: Data? =
            switch item {
            case let data as NSData: Data(referencing: data)
            case let text as NSString: (text as String).data(using: .utf8)
            case let url as NSURL: url.absoluteString.data(using: .utf8)
            default: nil
            }
        let type =
            typeIdentifier
            ?? ((item as? any NSItemProviderWriting).map { Swift.type(of: $0) }?
                .writableTypeIdentifiersForItemProvider.first) ?? UTType.data.identifier
        registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { completion in
            completion(data, nil)
            return nil
        }
    }

    /// The contents of a file; nil where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            completion(fileURL, true, nil)
            return nil
        }
        registerObject(fileURL as NSURL, visibility: .all)
    }

    // MARK: Offering

    /// The types of the forms that there are, the best first.
    open var registeredTypeIdentifiers: [String] { lock.withLock { forms.map(\.type) } }

    /// The types of the forms that there are, the best first.
    public var registeredContentTypes: [UTType] {
        registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) }
    }

    /// The types of the forms that other programs may load, the best first.
    package var openContentTypes: [UTType] {
        openForms.map { UTType($0.type) ?? UTType(importedAs: $0.type) }
    }

    /// The forms that other programs may load, the best first.
    var openForms: [Form] { lock.withLock { forms.filter { $0.visibility == .all } } }

    /// Offers the object in each of its forms.
    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        lock.withLock { objects.append(object) }
        for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completion)
            }
        }
    }

    /// Offers data that `loadHandler` makes.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        lock.withLock { forms.append(Form(type: typeIdentifier, visibility: visibility, load: loadHandler)) }
    }

    /// Offers data that `loadHandler` makes.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Offers a file that `loadHandler` makes.
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        let load: Load = { completion in
            loadHandler { url, _, error in
                do {
                    completion(try url.map { try Data(contentsOf: $0) }, error)
                } catch {
                    completion(nil, error)
                }
            }
        }
        let form = Form(type: typeIdentifier, visibility: visibility, load: load, loadFile: loadHandler)
        lock.withLock { forms.append(form) }
    }

    // MARK: Asking

    /// Whether there is a form of the type or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { form(typeIdentifier) != nil }

    /// Loads the data of a form.
    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let form = form(typeIdentifier) else {
            completionHandler(nil, Self.error(.itemUnavailableError))
            return Progress(totalUnitCount: 1)
        }
        return form.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }

    /// Loads the data of a form.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads a form into a file, which is there until `completionHandler` returns.
    @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(for: UTType(typeIdentifier))
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                let file = folder.appendingPathComponent(name)
                try data.write(to: file)
                completionHandler(file, nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Loads a form as the object that it was made from, or as data.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let url = lock.withLock { objects.lazy.compactMap { $0 as? NSURL }.first }
        if let url, typeIdentifier == UTType.fileURL.identifier || typeIdentifier == UTType.url.identifier {
            completionHandler?(url, nil)
            return
        }
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            completionHandler?(data.map { $0 as NSData }, error)
        }
    }

    /// Whether an object of the class can be made of a form.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { form($0) != nil }
    }

    /// Whether a value of the type can be made of a form.
    public func canLoadObject<T: _ItemProviderValue>(ofClass: T.Type) -> Bool {
        T._readableTypes.contains { form($0) != nil }
    }

    /// Makes an object of the best form that the class can read.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let readable = aClass.readableTypeIdentifiersForItemProvider
        guard let type = readable.first(where: { form($0) != nil }) else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        // Classes never change.
        nonisolated(unsafe) let reader = aClass
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            do {
                completionHandler(try reader.object(withItemProviderData: data, typeIdentifier: type), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes a value of the best form that the type can read.
    @discardableResult
    public func loadObject<T: _ItemProviderValue>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        guard let type = T._readableTypes.first(where: { form($0) != nil }) else {
            completionHandler(nil, Self.error(.unavailableCoercionError))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(forTypeIdentifier: type) { data, error in
            guard let data else { return completionHandler(nil, error) }
            let value = T._make(from: data)
            completionHandler(value, value == nil ? Self.error(.unexpectedValueClassError) : nil)
        }
    }

    private func form(_ identifier: String) -> Form? {
        lock.withLock {
            if let exact = forms.first(where: { $0.type == identifier }) { return exact }
            guard let wanted = UTType(identifier) else { return nil }
            return forms.first { UTType($0.type)?.conforms(to: wanted) ?? false }
        }
    }

    private static func error(_ code: ErrorCode) -> NSError { NSError(domain: errorDomain, code: code.rawValue) }
}
