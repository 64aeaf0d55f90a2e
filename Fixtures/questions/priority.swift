import SwiftUI

/// Why is the second text so short?
struct PriorityView: View {
  var body: some View {
    HStack {
      Text("Primary text that is important and long").layoutPriority(1).id("first")
      Text("Secondary text that gets the rest").id("second")
    }
    .lineLimit(1)
    .padding()
  }
}
