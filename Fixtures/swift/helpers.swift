/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
*/
import SwiftUI

// Functions and computed properties are written out where they are used, with names for what they are given.
struct ContentView: View {
  let names = ["ab", "cde"]

  var body: some View {
    VStack(spacing: 4) {
      header
      row("ab", width: 40)
      row("cde", width: 60)
      ForEach(names, id: \.self) { name in
        self.row(name, width: CGFloat(name.count * 10))
      }
      wide ? AnyView(Divider()) : AnyView(EmptyView())
    }
  }

  private var wide: Bool { names.count > 1 }

  private var header: some View {
    Text("head").font(.headline)
  }

  @ViewBuilder
  private func row(_ name: String, width: CGFloat) -> some View {
    let half = width / 2
    if width > 50 {
      Text(name).frame(width: width)
    } else {
      Text(name).frame(width: half)
      Color.red.frame(width: half, height: 2)
    }
  }
}
