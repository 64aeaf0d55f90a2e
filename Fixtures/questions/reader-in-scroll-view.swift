import SwiftUI

/// Why does the text cover the header?
struct ReaderView: View {
  var body: some View {
    ScrollView {
      VStack {
        GeometryReader { geo in
          Image(systemName: "photo").resizable().scaledToFill()
            .frame(width: geo.size.width, height: 200).clipped()
        }
        .id("header")
        Text("Body text")
      }
    }
  }
}
