import SwiftUI

/// Why does the text not wrap?
struct FixedView: View {
  var body: some View {
    VStack {
      Text("This is a long line of text that will never wrap because of fixed size").fixedSize().id("text")
      Text("This is a long line of text that will wrap, since only the height is fixed").fixedSize(horizontal: false, vertical: true).id("ok")
    }
  }
}
