import Foundation

/// What a package offers: programs and libraries.
struct PreviewManifest {
    let hasProgram: Bool
    let libraries: [String]

    private struct Description: Decodable {
        struct Product: Decodable {
            struct Kind: Decodable {
                let isExecutable: Bool
                let isLibrary: Bool

                private enum CodingKeys: CodingKey { case executable, library }

                init(from decoder: any Decoder) throws {
                    let values = try decoder.container(keyedBy: CodingKeys.self)
                    isExecutable = values.contains(.executable)
                    isLibrary = values.contains(.library)
                }
            }

            let name: String
            let type: Kind
        }

        struct Target: Decodable {
            let name: String
            let type: String
        }

        let products: [Product]
        let targets: [Target]
    }

    /// nil where SwiftPM can't read it; building will say why.
    init?(package: URL, toolchain: Toolchain, context: ToolContext) throws {
        let result = try Subprocess(
            executable: toolchain.swift.path, arguments: ["package", "--package-path", package.path, "dump-package"],
            environment: context.environment
        ).run()
        let text = result.output.drop { $0 != "{" }
        guard result.status == 0, let found = try? JSONDecoder().decode(Description.self, from: Data(text.utf8)) else {
            return nil
        }
        hasProgram =
            found.targets.contains { $0.type == "executable" } || found.products.contains { $0.type.isExecutable }
        libraries = found.products.filter { $0.type.isLibrary }.map(\.name)
    }
}
