import SwiftUI

/// What sets the size of the ZStack?
struct BadgeView: View {
  var body: some View {
    ZStack(alignment: .topTrailing) {
      Image(systemName: "bell").font(.largeTitle)
      Text("128").padding(4).background(.red).clipShape(Capsule()).id("badge")
      VStack { Text("Notifications"); Text("3 new") }.id("texts")
    }
    .id("z")
  }
}
