import SwiftUI

/// How far does the color reach?
struct SafeBG: View {
  var body: some View {
    VStack { Text("Hello"); Spacer() }
      .frame(maxWidth: .infinity)
      .background(Color.green)
      .id("v")
  }
}
