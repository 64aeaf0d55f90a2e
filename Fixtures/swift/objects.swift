/* viewtree
window: { width: 240, height: 200, scale: 1 }
metrics: cells
steps:
  - tap: ItemRow[0]/HStack/Text[0]
  - tap: ItemRow[1]/HStack/Text[0]
  - tap: ItemRow[1]/HStack/Text[0]
  - type: { TextField: Bob }
  - set: { basket.count: 0 }
*/
import SwiftUI

// A basket that all rows share, and a row's own record of what was put into it.
final class Basket: ObservableObject {
  @Published private(set) var prices: [String: Int]
  @Published var count = 0
  @Published var customer = "Ann"

  init(prices: [String: Int]) {
    self.prices = prices
  }

  var words: String { count == 1 ? "1 thing" : "\(count) things" }

  func add(_ item: String) {
    count += 1
    prices[item, default: 0] += 5
  }
}

final class Record: ObservableObject {
  @Published var taps: Int

  init(taps: Int = 0) { self.taps = taps }
}

struct ItemRow: View {
  let item: String
  @ObservedObject var basket: Basket
  @StateObject private var record: Record

  init(item: String, basket: Basket, taps: Int = 0) {
    self.item = item
    self.basket = basket
    _record = StateObject(wrappedValue: Record(taps: taps))
  }

  var body: some View {
    HStack {
      Text(item)
      Text("\(basket.prices[item] ?? 0)")
      Text("\(record.taps) of \(basket.count)")
    }
    .onTapGesture {
      record.taps += 1
      basket.add(item)
    }
  }
}

struct Total: View {
  @EnvironmentObject private var basket: Basket

  var body: some View {
    Text("\(basket.customer): \(basket.words)")
  }
}

struct ContentView: View {
  @StateObject private var basket = Basket(prices: ["tea": 20])

  var body: some View {
    VStack(alignment: .leading) {
      ItemRow(item: "tea", basket: basket)
      ItemRow(item: "cake", basket: basket, taps: 3)
      TextField("Name", text: $basket.customer)
      Total()
    }
    .environmentObject(basket)
  }
}
