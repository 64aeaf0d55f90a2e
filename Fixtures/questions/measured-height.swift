import SwiftUI

/// Where does the height of the rule come from?
struct GeoChange: View {
  @State private var height: CGFloat = 0
  var body: some View {
    VStack {
      Text("Some text\nof two lines")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      Color.purple.frame(width: 4, height: height).id("rule")
    }
  }
}
