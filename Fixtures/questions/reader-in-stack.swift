import SwiftUI

/// Why does the reader push the texts apart?
struct StackReader: View {
  var body: some View {
    VStack {
      Text("Top")
      GeometryReader { g in
        Text("Half").frame(width: g.size.width / 2).background(.yellow)
      }
      .id("reader")
      Text("Bottom")
    }
  }
}
