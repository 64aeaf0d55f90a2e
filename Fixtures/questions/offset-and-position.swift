import SwiftUI

/// Why does position take all the space?
struct OffsetPos: View {
  var body: some View {
    VStack {
      Text("First").offset(x: 50, y: 100).id("off")
      Text("Second")
      Text("Third").position(x: 50, y: 50).id("pos")
    }
  }
}
