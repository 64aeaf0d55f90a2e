import SwiftUI

/// The button is under the home indicator.
struct WrongSafeArea: View {
  var body: some View {
    VStack {
      Text("Your basket").font(.largeTitle)
      Spacer()
      Button("Check out") {}
        .frame(maxWidth: .infinity)
    }
    .ignoresSafeArea()
  }
}

#Preview { WrongSafeArea() }
