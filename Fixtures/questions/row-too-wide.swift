import SwiftUI

/// Why does the row start outside the window?
struct CardsView: View {
  var body: some View {
    HStack(spacing: 12) {
      Color.red.frame(width: 150, height: 100)
      Color.green.frame(width: 150, height: 100)
      Color.blue.frame(width: 150, height: 100)
    }
    .id("row")
  }
}
