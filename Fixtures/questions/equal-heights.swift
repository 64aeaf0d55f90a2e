import SwiftUI

/// Which card sets the height of the row?
struct Heights: View {
  var body: some View {
    HStack(alignment: .top) {
      Text("Short").padding().frame(maxHeight: .infinity).background(.green).id("a")
      Text("A much longer text that wraps over several lines in its card").padding().frame(maxHeight: .infinity).background(.orange).id("b")
    }
    .fixedSize(horizontal: false, vertical: true)
    .id("row")
  }
}
