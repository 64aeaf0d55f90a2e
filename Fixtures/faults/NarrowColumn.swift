import SwiftUI

/// The names of the months lose their ends.
struct NarrowColumn: View {
  private let months = ["January", "February", "September", "December"]

  var body: some View {
    LazyVGrid(columns: [GridItem(.fixed(48)), GridItem(.fixed(48)), GridItem(.flexible())]) {
      ForEach(months, id: \.self) { month in
        Text(month).lineLimit(1)
      }
    }
    .padding()
  }
}

#Preview { NarrowColumn() }
