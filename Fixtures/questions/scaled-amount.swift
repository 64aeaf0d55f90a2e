import SwiftUI

/// Why is the amount so small?
struct MinScale: View {
  var body: some View {
    HStack {
      Text("1,234,567.89 USD").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.5).id("amount")
      Button("Pay now") {}.buttonStyle(.borderedProminent)
    }
    .frame(width: 260)
  }
}
