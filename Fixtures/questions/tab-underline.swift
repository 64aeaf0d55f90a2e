import SwiftUI

/// Where does the width of the line come from?
struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}
struct Underlined: View {
  @State private var selected = 1
  var body: some View {
    HStack(spacing: 20) {
      ForEach(0..<3) { i in
        Button("Tab \(i)") { selected = i }
          .anchorPreference(key: BoundsKey.self, value: .bounds) { i == selected ? [$0] : [] }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { g in
        ForEach(anchors.indices, id: \.self) { i in
          Rectangle().frame(width: g[anchors[i]].width, height: 2)
            .offset(x: g[anchors[i]].minX, y: g[anchors[i]].maxY).id("line")
        }
      }
    }
  }
}
#Preview { Underlined() }
