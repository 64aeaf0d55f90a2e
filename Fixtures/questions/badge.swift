import SwiftUI

/// Does the badge change the size of the card?
struct OverlayOut: View {
  var body: some View {
    Color.blue.frame(width: 200, height: 60)
      .overlay(alignment: .topTrailing) {
        Text("New").padding(6).background(.red).offset(x: 20, y: -20).id("badge")
      }
      .frame(maxWidth: .infinity, alignment: .trailing)
  }
}
