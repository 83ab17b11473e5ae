import Foundation
import Testing

@testable import SwiftUICore

@Suite("Lazy geometry")
struct LazyColumnTests {
    @Test("Rows that nobody has measured count with the average of the others")
    func average() {
        var extents = LazyExtents(count: 10, spacing: 2, guess: 50)
        #expect(extents.total == 518)
        extents.set(20, at: 3)
        extents.set(40, at: 7)
        #expect(extents.average == 30)
        #expect(extents.total == 318)
        #expect(extents.offset(of: 4) == 118)
    }

    @Test("The row at a place and the place of a row agree, whatever has been measured")
    func searching() {
        var extents = LazyExtents(count: 1000, spacing: 3, guess: 44)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<300 {
            extents.set(
                CGFloat(Int.random(in: 1...90, using: &generator)), at: Int.random(in: 0..<1000, using: &generator))
        }
        var place: CGFloat = 0
        for index in 0..<1000 {
            #expect(abs(extents.offset(of: index) - place) < 0.001)
            #expect(extents.index(at: place + 0.5) == index)
            place += extents.length(of: index) + 3
        }
    }

    @Test("A row put in before measured rows moves what is known of them")
    func insertion() {
        var column = LazyColumn(count: 5, guess: 10)
        for index in 0..<5 { column.extents.set(CGFloat(index + 1), at: index) }
        column.rearrange(count: 6, moved: (0..<5).map { ($0, $0 + 1) })
        #expect(column.extents.known(0) == nil)
        #expect((1..<6).map { column.extents.known($0) } == [1, 2, 3, 4, 5])
    }

    @Test("The anchor follows its row, and says how far it has moved")
    func anchor() {
        var column = LazyColumn(count: 100, guess: 10)
        column.setAnchor(at: 205)
        column.rearrange(count: 103, moved: [(20, 23), (21, 24)])
        #expect(column.drift(from: 205) == 30)
        column.extents.set(40, at: 0)
        column.extents.set(10, at: 1)
        #expect(column.drift(from: 205) > 30)
    }

    @Test("At the very beginning no row holds its place, so that new first rows are seen")
    func beginning() {
        var column = LazyColumn(count: 100, guess: 10)
        column.setAnchor(at: 0)
        column.rearrange(count: 101, moved: [(0, 1)])
        #expect(column.drift(from: 0) == 0)
    }

    @Test("The window holds what is visible and a little less than half as much on both sides")
    func window() {
        var column = LazyColumn(count: 1000, guess: 10)
        var isChanged = column.show(1000..<1200)
        #expect(isChanged)
        #expect(column.window == 92..<129)
        isChanged = column.show(1020..<1220)
        #expect(!isChanged)
        isChanged = column.show(1200..<1400)
        #expect(isChanged)
        #expect(column.window.contains(140))
    }
}
