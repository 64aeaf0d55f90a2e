import SwiftUI

/// Why is the content wider than the window?
struct Welcome: View {
  var body: some View {
    ZStack {
      Rectangle().fill(.mint).aspectRatio(1, contentMode: .fill).id("picture")
      VStack(alignment: .leading) {
        Text("Welcome back").font(.largeTitle)
        Text("Sign in to continue")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .id("content")
    }
    .id("layers")
  }
}
