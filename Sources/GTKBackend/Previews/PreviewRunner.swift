import CGTK
import Foundation
import PreviewMessages
import SwiftUICore

/// Lists or draws the program's previews, where its environment asks for that instead of starting it.
@MainActor
package final class PreviewRunner {
    private let request: PreviewRequest
    private let report: FileHandle

    /// nil: nobody asks for previews.
    package init?() {
        guard let path = ProcessInfo.processInfo.environment[PreviewRequest.variable] else { return nil }
        do {
            request = try JSONDecoder().decode(PreviewRequest.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
            report = try FileHandle(forWritingTo: URL(fileURLWithPath: request.report))
            try report.seekToEnd()
        } catch {
            FileHandle.standardError.write(Data("\(PreviewRequest.variable): \(error)\n".utf8))
            exit(2)
        }
    }

    /// A view whose body never ends must not keep the others from being drawn: the alarm ends the program, and whoever
    /// asked starts it again for the rest.
    private func began(_ id: String) {
        say(.began(id: id))
        alarm(PreviewRequest.secondsForOne)
    }

    private func say(_ line: PreviewReport) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        guard var data = try? encoder.encode(line) else { return }
        data.append(UInt8(ascii: "\n"))
        try? report.write(contentsOf: data)
    }

    package func run() -> Never {
        g_set_prgname(AppIdentity.current)
        g_set_application_name(AppIdentity.name)
        guard gtk_init_check() != 0 else {
            FileHandle.standardError.write(Data("There is no display to draw previews on.\n".utf8))
            exit(3)
        }
        var units = collect()
        for unit in units { say(.found(unit.description)) }
        if request.pictures != nil {
            units.removeAll { !(request.ids?.contains($0.description.id) ?? true) }
            units.removeAll { request.skipped.contains($0.description.id) }
            if let first = units.firstIndex(where: { $0.description.id == request.first }) {
                units.insert(units.remove(at: first), at: 0)
            }
            for unit in units { draw(unit) }
        }
        alarm(0)
        say(.finished)
        // The program's own end would wait for windows that nobody has opened.
        exit(0)
    }

    private func collect() -> [PreviewUnit] {
        var units: [PreviewUnit] = []
        for registry in PreviewTypes.registries() {
            do {
                units.append(try PreviewUnit(registry))
            } catch {
                say(.failed(id: PreviewUnit.id(of: registry), message: "\(error)"))
            }
        }
        PreviewUnit.nameAfterFiles(&units)
        for provider in PreviewTypes.providers() where !request.skipped.contains(String(reflecting: provider)) {
            units += views(of: provider)
        }
        return units
    }

    private func views(of provider: any PreviewProvider.Type) -> [PreviewUnit] {
        let id = String(reflecting: provider)
        // The views must be made to be counted: if the program dies of it, the report says of which.
        began(id)
        let host = WindowHost(graph: Graph(backend: GTKBackend()), environment: EnvironmentValues())
        host.setContent(PreviewUnit.views(of: provider))
        let items = host.node.items
        let units = items.enumerated().map {
            PreviewUnit(provider, item: $0.element, index: $0.offset, of: items.count)
        }
        host.close()
        return units
    }

    private func draw(_ unit: PreviewUnit) {
        guard let folder = request.pictures else { return }
        let id = unit.description.id
        began(id)
        if let complaint = unit.complaint { say(.failed(id: id, message: complaint)) }
        do {
            try prepare(unit)
            let stage = PreviewStage(unit, request)
            let name = id.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
            let path = URL(fileURLWithPath: folder).appendingPathComponent(String(name) + ".png").path
            let size = try stage.draw(to: path)
            stage.close()
            say(.drew(PreviewPicture(id: id, path: path, width: size.width, height: size.height)))
        } catch {
            say(.failed(id: id, message: "\(error)"))
        }
    }

    /// Makes the contexts that the unit's modifiers share with others.
    private func prepare(_ unit: PreviewUnit) throws {
        guard !unit.traits.modifiers.isEmpty else { return }
        MainLoop.bridge()
        var result: Result<Void, any Error>?
        Task { @MainActor in
            do {
                for modifier in unit.traits.modifiers { try await modifier.prepare() }
                result = .success(())
            } catch {
                result = .failure(error)
            }
        }
        while result == nil { g_main_context_iteration(nil, gboolean(1)) }
        try result?.get()
    }
}
