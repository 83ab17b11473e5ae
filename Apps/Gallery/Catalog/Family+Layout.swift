import SwiftUI

extension Family {
    static let layout = Family(
        "layout", "Layout",
        pages: [
            Page(
                "stacks", "Stacks", symbol: "square.stack.3d.up",
                examples: [
                    Example("Stacks", Stacks()),
                    Example("Spacers and Priority", SpacersAndPriority()),
                    Example("Alignment Guides", AlignmentGuides()),
                ]),
            Page(
                "frames", "Frames and Padding", symbol: "rectangle.inset.filled",
                examples: [
                    Example("Frames and Padding", FramesAndPadding()),
                    Example("Aspect Ratio", AspectRatios()),
                ]),
            Page(
                "grids", "Grids", symbol: "square.grid.3x3",
                examples: [
                    Example("Grid", GridRows()),
                    Example("Lazy Grid", height: 240, LazyGrids()),
                ]),
            Page(
                "scrolling", "Scrolling", symbol: "arrow.up.arrow.down",
                examples: [
                    Example("Sideways", SidewaysScrolling()),
                    Example("To a Row", height: 240, ScrollingToARow()),
                    Example("Safe Area Inset", height: 240, BarAtTheBottom()),
                ]),
            Page(
                "own-layouts", "Choices and Own Layouts", symbol: "circle.grid.cross",
                examples: [
                    Example("View That Fits", FittingChoice()),
                    Example("Reading Geometry", ReadingGeometry()),
                    Example("A Layout of Your Own", OwnLayout()),
                ]),
        ])
}
