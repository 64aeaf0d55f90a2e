import SwiftUI

/// Why is the row as high as the window?
struct DividerRow: View {
  var body: some View {
    HStack {
      Text("A")
      Divider().id("d")
      Text("B")
    }
    .id("row")
  }
}
