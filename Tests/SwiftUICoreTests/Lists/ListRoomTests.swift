import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("The room in lists")
@MainActor
struct ListRoomTests {
    private struct Rows: View {
        var body: some View {
            Leaf("a", .any, 34)
            Leaf("b", .any, 34)
        }
    }

    @Test("Rows on cards that do not touch are a card each")
    func rowSpacing() throws {
        let list = try ShownList(TestWindow { List { Rows() }.listRowSpacing(10) })
        #expect(try list.frame(of: "b").minY == list.frame(of: "a").maxY + 10)
        #expect(list.rows.map(\.appearance.isFirst) == [true, true])
        #expect(list.rows.map(\.appearance.isLast) == [true, true])
    }

    @Test("Rows touch again when their spacing goes")
    func rowSpacingGoes() throws {
        func content(_ spacing: CGFloat?) -> some View { List { Rows() }.listRowSpacing(spacing) }
        let window = TestWindow { content(10) }
        window.root.setContent(content(nil))
        window.turn()
        let list = try ShownList(window)
        #expect(try list.frame(of: "b").minY == list.frame(of: "a").maxY)
        #expect(list.rows.map(\.appearance.isFirst) == [true, false])
    }

    @Test("Sections are as far apart as their list says")
    func sectionSpacing() throws {
        let list = try ShownList(
            TestWindow {
                List {
                    Section { Leaf("a", .any, 34) }
                    Section { Leaf("b", .any, 34) }
                }
                .listSectionSpacing(40)
            })
        #expect(try list.frame(of: "b").minY == list.frame(of: "a").maxY + 40)
    }

    @Test("A section says itself how far it is from the one above")
    func ownSectionSpacing() throws {
        let list = try ShownList(
            TestWindow {
                List {
                    Section { Leaf("a", .any, 34) }
                    Section { Leaf("b", .any, 34) }.listSectionSpacing(.custom(2))
                    Section { Leaf("c", .any, 34) }
                }
                .listSectionSpacing(.compact)
            })
        #expect(try list.frame(of: "b").minY == list.frame(of: "a").maxY + 2)
        #expect(try list.frame(of: "c").minY == list.frame(of: "b").maxY + 9)
    }

    @Test("Rows are as high as the environment asks at least")
    func smallestRow() throws {
        let list = try ShownList(TestWindow { List { Rows() }.environment(\.defaultMinListRowHeight, 80) })
        #expect(try list.frame(of: "a").height == 80)
    }

    @Test("The smallest height of rows is that of the list's style where nobody asks for another")
    func usualSmallestRow() {
        var values = EnvironmentValues()
        #expect(values.defaultMinListRowHeight == 50)
        values.listLook = SidebarListStyle._look
        #expect(values.defaultMinListRowHeight == 36)
    }

    @Test("Headers are as high as the environment asks at least, with their content at the bottom")
    func smallestHeader() throws {
        let window = TestWindow {
            List {
                Section {
                    Leaf("a", .any, 34)
                } header: {
                    Leaf("header", .any, 20)
                }
            }
            .environment(\.defaultMinListHeaderHeight, 60)
        }
        let list = try ShownList(window)
        #expect(list.content.frame(of: "header")?.minY == 58)
        #expect(try list.frame(of: "a").minY == 18 + 60 + 8)
    }

    private struct Header: View {
        @Environment(\.font) private var font
        let log: Log

        var body: some View {
            log.add(font == .headline ? "headline" : "larger")
            return Leaf("header")
        }
    }

    @Test("Headers that stand out more have a larger font, and lose it again")
    func prominence() {
        let log = Log()
        func content(_ prominence: Prominence) -> some View {
            List {
                Section {
                    Leaf("a")
                } header: {
                    Header(log: log)
                }
            }
            .headerProminence(prominence)
        }
        let window = TestWindow { content(.increased) }
        window.root.setContent(content(.standard))
        window.turn()
        #expect(log.lines == ["larger", "headline"])
    }

    @Test("The list's tint colours the icons of labels in its rows, not their titles")
    func itemTint() throws {
        let window = TestWindow {
            List { Label(title: { Text("title") }, icon: { Text("icon") }) }.listItemTint(.red)
        }
        let row = try #require(ShownList(window).rows.first)
        let texts = row.widgets.compactMap { $0 as? RecordingTextWidget }
        #expect(texts.map(\.string) == ["icon", "title"])
        #expect(
            texts.map { $0.properties["color"] == "\(Color.red.resolve(in: EnvironmentValues()))" } == [true, false])
    }
}
