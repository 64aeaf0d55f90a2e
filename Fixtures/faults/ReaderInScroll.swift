import SwiftUI

/// The chart covers the caption under it.
struct ReaderInScroll: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        Text("Steps").font(.title)
        GeometryReader { geometry in
          Rectangle()
            .fill(.blue)
            .frame(width: geometry.size.width, height: 180)
        }
        Text("Measured with the phone in a pocket")
      }
      .padding()
    }
  }
}

#Preview { ReaderInScroll() }
