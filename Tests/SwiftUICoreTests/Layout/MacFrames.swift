import Foundation

@testable import SwiftUICore

@MainActor
enum MacFrames {
    nonisolated static let names = [
        "header, content and footer", "colour alone", "frames in frames", "empty stack", "frame, bottom trailing",
        "frame, centre", "frame, top leading", "fixed frame", "padding around a frame", "widest frame",
        "least height centres", "row", "rows in a column", "row with spacing", "row, top", "row with a spacer",
        "padding 20",
        "usual padding", "padding left and right", "frame around padding", "column of one", "column of a spacer",
        "text",
        "column", "frames and padding in a column", "column, leading", "columns in a column", "column with spacing",
        "column, trailing", "column with a spacer", "column without spacing", "layers", "layers, top leading",
        "long text", "cut text",
    ]

    static let all = frames + stacks + texts

    private static let blue = Leaf("blue", .any, .any)

    private static let frames = [
        MacFrame("colour alone", 400, 600, [("blue", 0, 0)]) { blue },
        MacFrame("frames in frames", 300, 200, [("Deep", 134, 92)]) {
            Words("Deep").frame(width: 100, height: 40).frame(width: 200, height: 100).frame(width: 300, height: 200)
        },
        MacFrame("frame, bottom trailing", 200, 200, [("BR", 183, 184)]) {
            Words("BR").frame(width: 200, height: 200, alignment: .bottomTrailing)
        },
        MacFrame("frame, centre", 200, 200, [("C", 95.5, 92)]) { Words("C").frame(width: 200, height: 200) },
        MacFrame("frame, top leading", 200, 200, [("TL", 0, 0)]) {
            Words("TL").frame(width: 200, height: 200, alignment: .topLeading)
        },
        MacFrame("fixed frame", 200, 100, [("Framed", 77, 42)]) { Words("Framed").frame(width: 200, height: 100) },
        MacFrame("padding around a frame", 140, 90, [("X", 65.5, 37)]) {
            Words("X").frame(width: 100, height: 50).padding(20)
        },
        MacFrame("widest frame", 400, 16, [("Full Width", 169.5, 0)]) {
            Words("Full Width").frame(maxWidth: .infinity)
        },
        MacFrame("least height centres", 400, 180, [("Centered", 172, 82)]) {
            Words("Centered").frame(maxWidth: .infinity, minHeight: 180)
        },
        MacFrame("padding 20", 114, 56, [("Custom Pad", 20.5, 20)]) { Words("Custom Pad").padding(20) },
        MacFrame("usual padding", 79, 48, [("Padded", 16.5, 16)]) { Words("Padded").padding() },
        MacFrame("padding left and right", 110, 16, [("H-Padded", 24, 0)]) {
            Words("H-Padded").padding(.horizontal, 24)
        },
        MacFrame("frame around padding", 200, 100, [("X", 95.5, 42)]) {
            Words("X").padding(20).frame(width: 200, height: 100)
        },
    ]

    private static let stacks = [
        MacFrame("header, content and footer", 400, 600, [("Header", 16, 8), ("Status", 16, 580), ("v1.0", 360, 580)]) {
            VStack(spacing: 0) {
                Words("Header").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16).padding(
                    .vertical, 8)
                Spacer()
                HStack {
                    Words("Status")
                    Spacer()
                    Words("v1.0")
                }
                .padding(.horizontal, 16).padding(.vertical, 4)
            }
        },
        MacFrame("empty stack", 0, 0, []) { VStack {} },
        MacFrame("row", 64, 16, [("Left", 0, 0), ("Right", 32, 0)]) {
            HStack {
                Words("Left")
                Words("Right")
            }
        },
        MacFrame(
            "rows in a column", 400, 44,
            [("Label", 16, 0), ("Value", 350.5, 0), ("Another", 16, 28), ("Data", 355.5, 28)]
        ) {
            VStack(spacing: 12) {
                HStack {
                    Words("Label")
                    Spacer()
                    Words("Value")
                }
                .padding(.horizontal, 16)
                HStack {
                    Words("Another")
                    Spacer()
                    Words("Data")
                }
                .padding(.horizontal, 16)
            }
        },
        MacFrame("row with spacing", 76, 16, [("Left", 0, 0), ("Right", 44, 0)]) {
            HStack(spacing: 20) {
                Words("Left")
                Words("Right")
            }
        },
        MacFrame("row with a spacer", 400, 16, [("Left", 0, 0), ("Right", 368, 0)]) {
            HStack {
                Words("Left")
                Spacer()
                Words("Right")
            }
        },
        MacFrame("column of one", 61, 16, [("Only child", 0.5, 0)]) { VStack { Words("Only child") } },
        MacFrame("column of a spacer", 0, 600, []) { VStack { Spacer() } },
        MacFrame("column", 46, 48, [("First", 9.5, 0), ("Second", 0, 16), ("Third", 7.5, 32)]) {
            VStack {
                Words("First")
                Words("Second")
                Words("Third")
            }
        },
        MacFrame("frames and padding in a column", 400, 64, [("Title", 16, 12), ("Subtitle", 16, 36)]) {
            VStack(spacing: 8) {
                Words("Title").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                Words("Subtitle").frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
            }
            .padding(.vertical, 12)
        },
        MacFrame("column, leading", 78, 48, [("Short", 0.5, 0), ("A longer text", 0.5, 16), ("Mid", 0.5, 32)]) {
            VStack(alignment: .leading) {
                Words("Short")
                Words("A longer text")
                Words("Mid")
            }
        },
        MacFrame(
            "columns in a column", 71, 82,
            [("Group 1 - A", 1, 0), ("Group 1 - B", 1, 20), ("Group 2 - A", 0, 46), ("Group 2 - B", 0.5, 66)]
        ) {
            VStack(spacing: 10) {
                VStack(spacing: 4) {
                    Words("Group 1 - A")
                    Words("Group 1 - B")
                }
                VStack(spacing: 4) {
                    Words("Group 2 - A")
                    Words("Group 2 - B")
                }
            }
        },
        MacFrame("column with spacing", 46, 88, [("First", 9.5, 0), ("Second", 0, 36), ("Third", 7.5, 72)]) {
            VStack(spacing: 20) {
                Words("First")
                Words("Second")
                Words("Third")
            }
        },
        MacFrame("column, trailing", 78, 48, [("Short", 44.5, 0), ("A longer text", 0.5, 16), ("Mid", 55.5, 32)]) {
            VStack(alignment: .trailing) {
                Words("Short")
                Words("A longer text")
                Words("Mid")
            }
        },
        MacFrame("column with a spacer", 45, 600, [("Top", 11.5, 0), ("Bottom", 0.5, 584)]) {
            VStack {
                Words("Top")
                Spacer()
                Words("Bottom")
            }
        },
        MacFrame("column without spacing", 10, 48, [("A", 0.5, 0), ("B", 1, 16), ("C", 0.5, 32)]) {
            VStack(spacing: 0) {
                Words("A")
                Words("B")
                Words("C")
            }
        },
        MacFrame("layers", 200, 200, [("blue", 0, 0), ("Centered", 72, 92)]) {
            ZStack {
                blue.frame(width: 200, height: 200)
                Words("Centered")
            }
        },
        MacFrame("layers, top leading", 200, 200, [("blue", 0, 0), ("TopLeading", 0, 0)]) {
            ZStack(alignment: .topLeading) {
                blue.frame(width: 200, height: 200)
                Words("TopLeading")
            }
        },
    ]

    private static let texts = [
        MacFrame("text", 31, 16, [("Hello", 0, 0)]) { Words("Hello") },
        MacFrame("row, top", 93, 48, [("Short", 0.5, 0), ("Tall\nMultiline\nText", 42, 0)]) {
            HStack(alignment: .top) {
                Words("Short")
                Words("Tall\nMultiline\nText")
            }
        },
        MacFrame("long text", 400, 16, [("long", 0.5, 0)]) {
            Leaf("long", Extent(least: 50, ideal: 600, most: 600), 16, spacing: .text)
        },
        MacFrame("cut text", 200, 16, [("path", 3.5, 0)]) {
            Leaf("path", Extent(least: 20, ideal: 400, most: 193), 16, spacing: .text).frame(width: 200)
        },
    ]
}
