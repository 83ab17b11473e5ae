import Foundation
import SwiftUICore

/// 16 by 16 cells of a colour and a text in nested stacks.
struct Grid16: View {
    var body: some View {
        VStack(spacing: 1) {
            ForEach(0..<16) { row in
                HStack(spacing: 1) {
                    ForEach(0..<16) { column in
                        ZStack {
                            Color.blue
                            Text(verbatim: "\(row * 16 + column)")
                        }
                    }
                }
            }
        }
    }
}

/// A message: a colour, two texts in a row, a wrapped text.
struct Messages: View {
    let count: Int

    var body: some View {
        VStack {
            ForEach(0..<count, id: \.self) { number in
                HStack {
                    Color.green.frame(width: 32, height: 32)
                    VStack(alignment: .leading) {
                        HStack {
                            Text(verbatim: "Sender \(number)")
                            Spacer()
                            Text(verbatim: "12:\(number % 60)")
                        }
                        Text(verbatim: "A message that is long enough to need a second line in a window this narrow.")
                    }
                }
                .padding(8)
            }
        }
    }
}

/// Rows of which each counts for itself.
struct LiveRows: View {
    let count: Int
    let remote: Remote

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { LiveRow(number: $0, remote: remote) }
        }
    }
}

struct LiveRow: View {
    @State private var taps = 10
    let number: Int
    let remote: Remote

    var body: some View {
        if number == remote.number { remote.tap = { taps = taps == 10 ? 11 : 10 } }
        return HStack {
            Text(verbatim: "Row \(number)")
            Spacer()
            Text(verbatim: "\(taps)")
        }
    }
}

/// Reaches the state of one row from outside.
@MainActor
final class Remote {
    let number: Int
    var tap: () -> Void = {}

    init(_ number: Int) {
        self.number = number
    }
}

/// A list whose rows are made on demand.
struct ManyRows: View {
    let count: Int

    var body: some View {
        List(0..<count) { number in
            HStack {
                Text(verbatim: "Row \(number)")
                Spacer()
                Text(verbatim: "\(number % 7)")
            }
        }
    }
}
