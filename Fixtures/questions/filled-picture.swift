import SwiftUI

/// Why does the picture push the title out of the row?
struct PictureRow: View {
  var body: some View {
    HStack(spacing: 12) {
      Rectangle().aspectRatio(3, contentMode: .fill).frame(height: 200).clipped().id("picture")
      Text("Title").id("title")
    }
    .id("row")
  }
}
