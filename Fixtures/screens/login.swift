/* viewtree
comment: A sign-in screen with fields, a prominent button and a gradient.
window: iPhone 16
checks: ["draw --picture screen"]
*/

import SwiftUI

struct LoginView: View {
  @State private var email = "ada@example.org"
  @State private var password = ""

  var body: some View {
    ZStack {
      LinearGradient(colors: [.indigo, .purple], startPoint: .top, endPoint: .bottom)
        .ignoresSafeArea()
      VStack(spacing: 24) {
        Image(systemName: "lock.fill")
          .font(.system(size: 56))
          .foregroundStyle(.white)
        Text("Welcome Back")
          .font(.largeTitle.bold())
          .foregroundStyle(.white)
        VStack(spacing: 16) {
          TextField("Email", text: $email)
            .textFieldStyle(.roundedBorder)
          SecureField("Password", text: $password)
            .textFieldStyle(.roundedBorder)
          Button {
          } label: {
            Text("Sign In").frame(maxWidth: .infinity)
          }
          .buttonStyle(.borderedProminent)
          Button("Forgot password?") {}
            .font(.footnote)
        }
        .padding(20)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
        .shadow(color: .black.opacity(0.25), radius: 12, y: 6)
      }
      .padding(24)
    }
  }
}

#Preview { LoginView() }
