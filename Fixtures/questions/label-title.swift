import SwiftUI

/// Why is the title of the label truncated?
struct LabelView: View {
  var body: some View {
    HStack {
      Label("Downloads of the last thirty days", systemImage: "arrow.down").lineLimit(1).id("label")
      Spacer()
      Text("1,234,567 bytes").fixedSize()
    }
    .frame(width: 300)
  }
}
