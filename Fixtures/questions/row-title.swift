import SwiftUI

/// Why is the title truncated, although there is a Spacer?
struct RowView: View {
  var body: some View {
    HStack {
      Image(systemName: "star")
      Text("A fairly long title that does not fit in the row").lineLimit(1).id("title")
      Spacer()
      Text("12:45 PM")
      Button("Details") {}
    }
    .padding()
  }
}
