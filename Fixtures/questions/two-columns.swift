import SwiftUI

/// Why is the left column wider?
struct TwoCols: View {
  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      VStack(alignment: .leading) { Text("Temperature").font(.headline); Text("The temperature outdoors is 21 degrees") }.id("left")
      VStack(alignment: .leading) { Text("Wind").font(.headline); Text("12 km/h") }.id("right")
    }
    .padding()
  }
}
