import SwiftUI

/// The title loses its end at the accessibility sizes.
struct TruncatedTitle: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("Delivery on Saturday")
          .font(.headline)
          .lineLimit(1)
        Spacer()
        Image(systemName: "chevron.right")
      }
      Text("Order 4711")
        .font(.subheadline)
    }
    .padding()
  }
}

#Preview { TruncatedTitle() }
