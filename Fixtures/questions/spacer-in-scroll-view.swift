import SwiftUI

/// Why does the spacer not push the button to the bottom?
struct SpacerScroll: View {
  var body: some View {
    ScrollView {
      VStack {
        Text("Top")
        Spacer().id("spacer")
        Button("Continue") {}.buttonStyle(.borderedProminent)
      }
      .id("stack")
    }
  }
}
