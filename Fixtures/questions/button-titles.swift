import SwiftUI

/// Why are the titles of the buttons truncated?
struct ButtonView: View {
  var body: some View {
    HStack {
      Button("Continue without an account") {}.buttonStyle(.borderedProminent).id("go")
      Button("Sign in with your email") {}.buttonStyle(.bordered).id("sign")
    }
    .frame(width: 320)
    .lineLimit(1)
  }
}
