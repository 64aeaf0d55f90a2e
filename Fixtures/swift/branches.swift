/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
*/
import SwiftUI

// switch, if let, if case, guard and else chains among views.
enum Mode: Equatable {
  case list
  case grid(columns: Int)
  case empty
}

struct ContentView: View {
  @State private var mode = Mode.grid(columns: 2)
  @State private var title: String?

  var body: some View {
    VStack(spacing: 0) {
      switch mode {
      case .list: Text("list")
      case .grid(let columns) where columns > 1:
        ForEach(0..<columns, id: \.self) { Text("\($0)") }
      default: EmptyView()
      }
      if let title { Text(title) } else if mode == .list { Divider() } else { Text("none") }
      if case .grid(let columns) = mode { Text("\(columns) columns") }
      second
    }
  }

  private var second: some View {
    guard let title, !title.isEmpty else { return AnyView(Text("no title")) }
    return AnyView(Text(title))
  }
}
