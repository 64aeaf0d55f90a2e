import SwiftUI

/// What sets the height of the panel?
struct Parent: View {
  @State private var height: CGFloat = 80
  var body: some View {
    VStack {
      Child(height: $height)
      Text("Below")
    }
  }
}
struct Child: View {
  @Binding var height: CGFloat
  var body: some View {
    Color.green.frame(height: height).id("panel")
      .onTapGesture { height = height == 80 ? 200 : 80 }
      .onAppear { height = 120 }
  }
}
#Preview { Parent() }
