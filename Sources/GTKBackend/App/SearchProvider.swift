import CGTK
import SwiftUICore

/// Answers the search of the GNOME shell.
@MainActor
enum SearchProvider {
    private static let interface = """
        <node><interface name="org.gnome.Shell.SearchProvider2">
        <method name="GetInitialResultSet"><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
        <method name="GetSubsearchResultSet">
        <arg type="as" direction="in"/><arg type="as" direction="in"/><arg type="as" direction="out"/></method>
        <method name="GetResultMetas"><arg type="as" direction="in"/><arg type="aa{sv}" direction="out"/></method>
        <method name="ActivateResult">
        <arg type="s" direction="in"/><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
        <method name="LaunchSearch"><arg type="as" direction="in"/><arg type="u" direction="in"/></method>
        </interface></node>
        """

    private static var isExported = false
    /// GDBus keeps a pointer to it.
    private static let table: UnsafeMutablePointer<GDBusInterfaceVTable> = {
        let table = UnsafeMutablePointer<GDBusInterfaceVTable>.allocate(capacity: 1)
        table.initialize(to: GDBusInterfaceVTable())
        table.pointee.method_call = { _, _, _, _, method, parameters, invocation, _ in
            guard let method, let parameters, let invocation else { return }
            let name = String(cString: method)
            // GDBus calls on the main thread.
            nonisolated(unsafe) let call = (parameters, invocation)
            MainActor.assumeIsolated {
                let answer = SearchProvider.answer(name, SearchProvider.Arguments(call.0))
                g_dbus_method_invocation_return_value(call.1, answer)
            }
        }
        return table
    }()

    /// Offers the search at the program's path on the session's bus, if there is one. It must be there before the program
    /// has its name: the desktop starts the program to ask it, and asks at once. What comes before the app is made waits.
    static func export() {
        guard !isExported, let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil),
            let node = g_dbus_node_info_new_for_xml(interface, nil)
        else { return }
        isExported = true
        // As GApplication makes its own path of its name.
        let path = "/" + AppIdentity.current.map { $0 == "." ? "/" : $0 == "-" ? "_" : String($0) }.joined()
        let info = g_dbus_node_info_lookup_interface(node, "org.gnome.Shell.SearchProvider2")
        g_dbus_connection_register_object(connection, path + "/SearchProvider", info, table, nil, nil, nil)
        g_dbus_node_info_unref(node)
    }

    private static func answer(_ method: String, _ arguments: Arguments) -> OpaquePointer? {
        let source = RunningApp.searchSource
        switch method {
        case "GetInitialResultSet":
            return tuple(strings(source?.find(arguments.strings(0)) ?? []))
        case "GetSubsearchResultSet":
            // What was found for fewer letters may have been asked for before all was there to be found.
            return tuple(strings(source?.find(arguments.strings(1)) ?? []))
        case "GetResultMetas":
            return tuple(
                array("a{sv}", arguments.strings(0).compactMap { id in source?.result(id).map { meta(id, $0) } }))
        case "ActivateResult":
            choose(arguments.string(0), arguments.strings(1))
        default:
            choose(nil, arguments.strings(0))
        }
        return nil
    }

    private static func choose(_ id: String?, _ words: [String]) {
        RunningApp.backend?.activateProgram()
        RunningApp.searchSource?.choose(id, words: words)
    }

    // MARK: Variants

    /// The arguments of a call.
    struct Arguments {
        private let values: OpaquePointer

        init(_ values: OpaquePointer) {
            self.values = values
        }

        func string(_ index: Int) -> String {
            guard let child = g_variant_get_child_value(values, gsize(index)) else { return "" }
            defer { g_variant_unref(child) }
            return g_variant_get_string(child, nil).map { String(cString: $0) } ?? ""
        }

        func strings(_ index: Int) -> [String] {
            guard let child = g_variant_get_child_value(values, gsize(index)) else { return [] }
            defer { g_variant_unref(child) }
            return (0..<Int(g_variant_n_children(child))).map { Arguments(child).string($0) }
        }
    }

    private static func tuple(_ value: OpaquePointer?) -> OpaquePointer? {
        var values = [value]
        return g_variant_new_tuple(&values, 1)
    }

    private static func array(_ type: String, _ items: [OpaquePointer?]) -> OpaquePointer? {
        guard let type = g_variant_type_new(type) else { return nil }
        defer { g_variant_type_free(type) }
        var items = items
        return g_variant_new_array(type, &items, gsize(items.count))
    }

    private static func strings(_ texts: [String]) -> OpaquePointer? {
        array("s", texts.map { g_variant_new_string($0) })
    }

    private static func meta(_ id: String, _ result: (title: String, description: String)) -> OpaquePointer? {
        func entry(_ key: String, _ value: String) -> OpaquePointer? {
            g_variant_new_dict_entry(g_variant_new_string(key), g_variant_new_variant(g_variant_new_string(value)))
        }
        var entries = [entry("id", id), entry("name", result.title), entry("gicon", AppIdentity.current)]
        if !result.description.isEmpty { entries.append(entry("description", result.description)) }
        return array("{sv}", entries)
    }
}
