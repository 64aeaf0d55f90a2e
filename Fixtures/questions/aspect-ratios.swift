import SwiftUI

/// Why is the ratio without effect?
struct AspectView: View {
  var body: some View {
    VStack {
      Color.blue.aspectRatio(16 / 9, contentMode: .fit).id("video")
      Color.gray.aspectRatio(1, contentMode: .fit).frame(width: 100, height: 60).id("square")
      Color.gray.frame(width: 100, height: 60).aspectRatio(1, contentMode: .fit).id("wrong")
    }
  }
}
