import Foundation
import Testing

@testable import SwiftUICore

struct StrokedPathTests {
    /// The share of a fine raster that the path fills, as an area.
    private func area(_ path: Path) -> CGFloat {
        let bounds = path.boundingRect
        guard !bounds.isNull else { return 0 }
        let steps = 50
        var hits = 0
        for row in 0..<steps {
            for column in 0..<steps {
                let point = CGPoint(
                    x: bounds.minX + (CGFloat(column) + 0.5) / CGFloat(steps) * bounds.width,
                    y: bounds.minY + (CGFloat(row) + 0.5) / CGFloat(steps) * bounds.height)
                if path.contains(point) { hits += 1 }
            }
        }
        return CGFloat(hits) / CGFloat(steps * steps) * bounds.width * bounds.height
    }

    private func line(_ points: (CGFloat, CGFloat)...) -> Path {
        Path { $0.addLines(points.map { CGPoint(x: $0.0, y: $0.1) }) }
    }

    @Test("Caps decide how far a line reaches", arguments: [(CGLineCap.butt, 0.0), (.square, 5), (.round, 5)])
    func caps(cap: CGLineCap, reach: CGFloat) {
        let outline = line((0, 0), (100, 0)).strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
        let bounds = outline.boundingRect
        #expect(abs(bounds.minX + reach) < 1e-6 && abs(bounds.maxX - 100 - reach) < 1e-6)
        #expect(abs(bounds.minY + 5) < 1e-6 && abs(bounds.maxY - 5) < 1e-6)
        #expect(outline.contains(CGPoint(x: -4, y: 4)) == (cap == .square))
    }

    @Test("Joins decide what a corner looks like") func joins() {
        let corner = line((0, 100), (0, 0), (100, 0))
        let tip = CGPoint(x: -4.5, y: -4.5)
        let miter = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .miter))
        let round = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
        let bevel = corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .bevel))
        #expect(miter.contains(tip) && !round.contains(tip) && !bevel.contains(tip))
        let shoulder = CGPoint(x: -3, y: -3)
        #expect(round.contains(shoulder) && !bevel.contains(shoulder))
        #expect(bevel.contains(CGPoint(x: -2, y: -2)))
    }

    @Test("A corner beyond the miter limit is bevelled") func miterLimit() {
        let corner = line((0, 0), (100, 10), (0, 20))
        let sharp = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 20)).boundingRect
        let cut = corner.strokedPath(StrokeStyle(lineWidth: 10, miterLimit: 2)).boundingRect
        #expect(sharp.maxX > 140)
        #expect(cut.maxX < 110)
    }

    @Test("A stroked rectangle is a frame with an empty middle") func frame() {
        let outline = Path(CGRect(x: 0, y: 0, width: 100, height: 50)).strokedPath(StrokeStyle(lineWidth: 10))
        #expect(!outline.contains(CGPoint(x: 50, y: 25)))
        #expect(outline.contains(CGPoint(x: -4, y: -4)))
        #expect(abs(area(outline) - (110 * 60 - 90 * 40)) < 150)
    }

    @Test("A stroked circle is a ring") func ring() {
        let outline = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
            .strokedPath(StrokeStyle(lineWidth: 20))
        #expect(abs(area(outline) - .pi * (60 * 60 - 40 * 40)) < 200)
        #expect(!outline.contains(.zero))
    }

    @Test("Dashes paint the pattern from its phase") func dashes() {
        let style = StrokeStyle(lineWidth: 2, dash: [10, 5], dashPhase: 3)
        let outline = line((0, 0), (40, 0)).strokedPath(style)
        for (x, isPainted) in [(3.0, true), (9, false), (11, false), (13, true), (21, true), (24, false), (30, true)] {
            #expect(outline.contains(CGPoint(x: x, y: 0.5)) == isPainted, "at \(x)")
        }
    }

    @Test("A pattern of one length leaves as much as it paints") func oddDash() {
        let outline = line((0, 0), (40, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [10]))
        #expect(outline.contains(CGPoint(x: 5, y: 0)) && !outline.contains(CGPoint(x: 15, y: 0)))
        #expect(outline.contains(CGPoint(x: 25, y: 0)) && !outline.contains(CGPoint(x: 35, y: 0)))
    }

    @Test("Dashes of no length with round caps are dots") func dots() {
        let style = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10])
        let outline = line((0, 0), (25, 0)).strokedPath(style)
        #expect(outline.contains(CGPoint(x: 0, y: 1.5)) && outline.contains(CGPoint(x: 10, y: 1.5)))
        #expect(!outline.contains(CGPoint(x: 5, y: 0)))
        #expect(abs(outline.boundingRect.maxX - 22) < 1e-6)
    }

    @Test("Dashes go on over the corners of a closed path") func dashedRectangle() {
        let outline = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
            .strokedPath(StrokeStyle(lineWidth: 2, dash: [40, 20]))
        #expect(outline.contains(CGPoint(x: 30.5, y: -0.5)) && outline.contains(CGPoint(x: 30, y: 5)))
        #expect(!outline.contains(CGPoint(x: 30, y: 20)))
    }

    @Test("A dash that cannot advance paints a solid line") func emptyDash() {
        let outline = line((0, 0), (40, 0)).strokedPath(StrokeStyle(lineWidth: 2, dash: [0, 0]))
        #expect(outline.contains(CGPoint(x: 20, y: 0.5)))
    }

    @Test("A line of no width paints nothing") func noWidth() {
        #expect(line((0, 0), (40, 0)).strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
    }

    @Test("Segments shorter than the line is wide leave no hole") func shortSegments() {
        let zigzag = line((0, 0), (20, 0), (20, 2), (0, 2))
        let outline = zigzag.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: .round))
        #expect(outline.contains(CGPoint(x: 10, y: 1)) && outline.contains(CGPoint(x: 19, y: 1)))
    }
}
