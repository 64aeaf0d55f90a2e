import SwiftUI

/// What sets the width of the bar?
struct Toggler: View {
  @State private var width: CGFloat = 100
  var body: some View {
    VStack {
      Color.red.frame(width: width, height: 50).id("bar")
      Button("Grow") { width += 50 }
    }
    .onAppear { width = 180 }
  }
}
