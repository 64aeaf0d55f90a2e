import SwiftUI

/// Why is the text not centered?
struct GeoCenter: View {
  var body: some View {
    GeometryReader { geo in
      Text("I want to be centered").id("text")
    }
  }
}
