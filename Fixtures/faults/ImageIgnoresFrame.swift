import SwiftUI

/// The symbol should fill its square of 120 points.
struct ImageIgnoresFrame: View {
  var body: some View {
    HStack(spacing: 16) {
      Image(systemName: "photo")
        .frame(width: 120, height: 120)
        .background(Color.gray.opacity(0.2))
      Text("Cover")
    }
  }
}

#Preview { ImageIgnoresFrame() }
