import SwiftUI

/// Why is the button not visible?
struct TallView: View {
  var body: some View {
    VStack(spacing: 20) {
      ForEach(0..<12) { i in
        RoundedRectangle(cornerRadius: 8).frame(height: 90)
      }
      Button("Submit") {}.frame(height: 50).id("submit")
    }
    .id("column")
  }
}
