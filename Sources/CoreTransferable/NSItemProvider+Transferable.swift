import Foundation
import FoundationPlus
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Offers a value in each of the forms in which it can be given.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        let value = transferable()
        if suggestedName == nil, let (name, type) = value.namedForm {
            suggestedName = name
            suggestedNameType = type
        }
        let open = value.givenContentTypes
        for type in value.ownContentTypes {
            let visibility: NSItemProviderRepresentationVisibility = open.contains(type) ? .all : .ownProcess
            if value.isFile(type) {
                registerFileRepresentation(forTypeIdentifier: type.identifier, visibility: visibility) { completion in
                    Task.detached {
                        do {
                            guard case .file(let file, let isOriginal) = try await transferable().payload(type) else {
                                throw TransferError.noCommonForm
                            }
                            completion(file, isOriginal, nil)
                        } catch {
                            completion(nil, false, error)
                        }
                    }
                    return nil
                }
            } else {
                registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: visibility) { completion in
                    Task.detached {
                        do {
                            completion(try await transferable().payload(type).data(), nil)
                        } catch {
                            completion(nil, error)
                        }
                    }
                    return nil
                }
            }
        }
    }

    /// Makes a value of the form that its type takes best.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type,
        completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        guard let type = T.bestContentType(among: registeredContentTypes) else {
            completionHandler(.failure(TransferError.noCommonForm))
            return Progress(totalUnitCount: 1)
        }
        return loadDataRepresentation(for: type) { data, error in
            guard let data else { return completionHandler(.failure(error ?? TransferError.noCommonForm)) }
            Task.detached {
                do {
                    nonisolated(unsafe) let value = try await T.load(.data(data), as: type)
                    completionHandler(.success(value))
                } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }
}
