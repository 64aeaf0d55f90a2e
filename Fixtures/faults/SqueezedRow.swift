import SwiftUI

/// The price has no room next to the name.
struct SqueezedRow: View {
  var body: some View {
    HStack {
      Text("Organic sourdough bread with walnuts and dates")
        .lineLimit(1)
        .layoutPriority(1)
      Text("4.80")
        .lineLimit(1)
    }
    .padding()
  }
}

#Preview { SqueezedRow() }
