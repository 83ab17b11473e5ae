import Foundation
import RecordingBackend
import Testing

@testable import SwiftUICore

@Suite("Grids")
@MainActor
struct GridTests {
    @Test("A column is as wide as its widest cell, a row as high as its highest")
    func columnsAndRows() {
        let window = TestWindow {
            Grid(horizontalSpacing: 5, verticalSpacing: 3) {
                GridRow {
                    Leaf("a", 20, 10)
                    Leaf("b", 30, 20)
                }
                GridRow {
                    Leaf("c", 40, 10)
                    Leaf("d", 10, 10)
                }
            }
        }
        #expect(window.frame(of: "a") == CGRect(x: 10, y: 5, width: 20, height: 10))
        #expect(window.frame(of: "b") == CGRect(x: 45, y: 0, width: 30, height: 20))
        #expect(window.frame(of: "c") == CGRect(x: 0, y: 23, width: 40, height: 10))
        #expect(window.frame(of: "d") == CGRect(x: 55, y: 23, width: 10, height: 10))
    }

    @Test("Flexible columns share the room that the fixed ones leave")
    func flexible() {
        let window = TestWindow {
            Grid(horizontalSpacing: 0) {
                GridRow {
                    Leaf("label", 100, 10)
                    Leaf("left", .any, 10)
                    Leaf("right", .any, 10)
                }
            }
        }
        #expect(window.frame(of: "left") == CGRect(x: 100, y: 0, width: 150, height: 10))
        #expect(window.frame(of: "right") == CGRect(x: 250, y: 0, width: 150, height: 10))
    }

    @Test("A cell over several columns widens the last of them")
    func span() {
        let window = TestWindow {
            Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Leaf("a", 20)
                    Leaf("b", 20)
                    Leaf("c", 20)
                }
                GridRow {
                    Leaf("wide", 70).gridCellColumns(2)
                    Leaf("d", 20)
                }
            }
        }
        #expect(window.frame(of: "wide")?.minX == 0)
        #expect(window.frame(of: "b")?.minX == 30)
        #expect(window.frame(of: "c")?.minX == 80)
        #expect(window.frame(of: "d")?.minX == 80)
    }

    @Test("A view outside of rows takes the whole width; without its axis it makes the grid no wider")
    func wholeRow() {
        func grid(_ axes: Axis.Set) -> TestWindow<some View> {
            TestWindow {
                Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Leaf("a", 50)
                        Leaf("b", 50)
                    }
                    Leaf("line", .any, 1).gridCellUnsizedAxes(axes)
                }
            }
        }
        #expect(grid([]).frame(of: "line") == CGRect(x: 0, y: 10, width: 400, height: 1))
        #expect(grid(.horizontal).frame(of: "line") == CGRect(x: 0, y: 10, width: 100, height: 1))
    }

    @Test("Cell anchors win over the column's alignment, which wins over the grid's")
    func alignments() {
        let window = TestWindow {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Leaf("wide", 100, 30)
                    Leaf("high", 10, 40)
                }
                GridRow(alignment: .bottom) {
                    Leaf("narrow", 20, 10).gridColumnAlignment(.trailing)
                    Leaf("other", 10, 30)
                }
                GridRow {
                    Leaf("anchored", 20, 10).gridCellAnchor(.center)
                    Leaf("last", 10, 50)
                }
            }
        }
        #expect(window.frame(of: "wide")?.origin == CGPoint(x: 0, y: 0))
        #expect(window.frame(of: "narrow")?.origin == CGPoint(x: 80, y: 60))
        #expect(window.frame(of: "anchored")?.origin == CGPoint(x: 40, y: 90))
    }

    @Test("Rows may come from a ForEach, and a modifier on a row is around each of its cells")
    func rowsFromData() {
        let window = TestWindow {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                ForEach(0..<2) { row in
                    GridRow {
                        Leaf("a\(row)")
                        Leaf("b\(row)")
                    }
                    .padding(5)
                }
            }
        }
        #expect(window.frame(of: "b1") == CGRect(x: 25, y: 25, width: 10, height: 10))
    }

    @Test("Outside a grid the views of a row follow each other")
    func outside() {
        let window = TestWindow {
            VStack(spacing: 0) {
                GridRow {
                    Leaf("a")
                    Leaf("b")
                }
            }
        }
        #expect(window.frame(of: "b") == CGRect(x: 0, y: 10, width: 10, height: 10))
    }
}
