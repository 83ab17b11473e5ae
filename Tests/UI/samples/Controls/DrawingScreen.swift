import SwiftUI

/// Colour effects, blend modes, redaction, canvases.
struct DrawingScreen: View {
    private static let modes: [(String, BlendMode)] = [
        ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
        ("difference", .difference), ("plusLighter", .plusLighter), ("plusDarker", .plusDarker),
        ("destinationOut", .destinationOut), ("sourceAtop", .sourceAtop), ("hue", .hue),
    ]

    var body: some View {
        ScrollView {
            VStack(spacing: 16) {
                HStack(spacing: 8) {
                    picture
                    picture.saturation(0.3)
                    picture.grayscale(1)
                    picture.brightness(0.3)
                    picture.contrast(2)
                }
                HStack(spacing: 8) {
                    picture.colorInvert()
                    picture.hueRotation(.degrees(90))
                    picture.colorMultiply(.yellow)
                    picture.luminanceToAlpha()
                    picture.blur(radius: 3).opacity(0.6)
                }
                LazyVGrid(columns: Array(repeating: GridItem(.fixed(64)), count: 5), spacing: 8) {
                    ForEach(Self.modes, id: \.0) { name, mode in
                        VStack(spacing: 2) {
                            ZStack {
                                Circle().fill(.blue).frame(width: 36, height: 36).offset(x: -8)
                                Circle().fill(.orange).frame(width: 36, height: 36).offset(x: 8).blendMode(mode)
                            }
                            .frame(width: 60, height: 40)
                            .compositingGroup()
                            Text(verbatim: name).font(.caption2)
                        }
                    }
                }
                Text("Gradient text")
                    .font(.largeTitle.bold())
                    .foregroundStyle(LinearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing))
                HStack {
                    Image(systemName: "person.circle").font(.largeTitle)
                    VStack(alignment: .leading) {
                        Text("Somebody's name").font(.headline)
                        Text("What they have said in a few words that are not there yet, over two lines.")
                    }
                }
                .redacted(reason: .placeholder)
                canvas
            }
            .padding(16)
        }
    }

    private var picture: some View {
        ZStack {
            LinearGradient(colors: [.red, .yellow, .green], startPoint: .top, endPoint: .bottom)
            Image(systemName: "star.fill").foregroundStyle(.white)
        }
        .frame(width: 60, height: 40)
        .cornerRadius(6)
    }

    private var canvas: some View {
        Canvas { context, size in
            context.fill(
                Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8),
                with: .linearGradient(
                    Gradient(colors: [.indigo, .teal]), startPoint: .zero,
                    endPoint: CGPoint(x: size.width, y: size.height)))
            context.draw(
                Text("Canvas").font(.title2).foregroundStyle(.white), at: CGPoint(x: size.width / 2, y: 20))
            for index in 0..<5 {
                var copy = context
                copy.translateBy(x: 30 + CGFloat(index) * 40, y: 60)
                copy.rotate(by: .degrees(Double(index) * 15))
                copy.opacity = 1 - Double(index) * 0.15
                copy.fill(Path(CGRect(x: -10, y: -10, width: 20, height: 20)), with: .color(.yellow))
            }
            context.drawLayer { layer in
                layer.addFilter(.shadow(color: .black, radius: 4))
                layer.draw(Image(systemName: "heart.fill"), at: CGPoint(x: size.width - 30, y: 30))
            }
            if let symbol = context.resolveSymbol(id: "symbol") {
                context.draw(symbol, at: CGPoint(x: size.width - 40, y: 70))
            }
        } symbols: {
            Label("Symbol", systemImage: "leaf").foregroundStyle(.white).tag("symbol")
        }
        .frame(height: 100)
    }
}
