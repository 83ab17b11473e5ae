import SwiftUI

@Observable
final class Basket {
    var apples = 1
    var pears = 2

    var count: Int { apples + pears }
}

struct ObservableModel: View {
    @State private var basket = Basket()

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("\(basket.count) pieces of fruit")
            BasketEditor(basket: basket)
        }
    }
}

struct BasketEditor: View {
    @Bindable var basket: Basket

    var body: some View {
        Stepper("Apples: \(basket.apples)", value: $basket.apples, in: 0...9)
        Stepper("Pears: \(basket.pears)", value: $basket.pears, in: 0...9)
    }
}
