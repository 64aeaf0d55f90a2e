/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
steps: [ { tap: row2 } ]
*/
import SwiftUI

// Bindings, loops over them, and actions that are handed on.
struct Item: Identifiable {
  let id: Int
  var isOn = false
}

struct Row: View {
  @Binding var item: Item
  let onTap: (Int) -> Void
  var onLongTap: (() -> Void)? = nil

  var body: some View {
    Color(white: item.isOn ? 1 : 0)
      .frame(width: item.isOn ? 40 : 20, height: 10)
      .accessibilityIdentifier("row\(item.id)")
      .onTapGesture {
        item.isOn.toggle()
        onTap(item.id)
      }
  }
}

struct ContentView: View {
  @State private var items = [Item(id: 1), Item(id: 2)]
  @State private var last = 0

  private func remember(_ id: Int) { last = id }

  var body: some View {
    VStack(spacing: 0) {
      ForEach($items) { $item in
        Row(item: $item, onTap: remember)
      }
      Row(item: $items[0]) { last = $0 * 10 }
      Text("\(last)")
    }
  }
}
