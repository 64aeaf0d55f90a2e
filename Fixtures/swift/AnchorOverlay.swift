/* viewtree
comment: A rectangle over a text, placed by the text's bounds in an optional preference. After 'Anchor preferences in SwiftUI'.
window: { width: 390, height: 844, scale: 3 }
*/

import SwiftUI

struct BoundsPreferenceKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = nextValue()
  }
}

struct ContentView: View {
  var body: some View {
    ZStack {
      Color.yellow
      Text("Hello World !!!")
        .accessibilityIdentifier("text")
        .anchorPreference(key: BoundsPreferenceKey.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(BoundsPreferenceKey.self) { preferences in
      GeometryReader { geometry in
        if let bounds = (preferences.map { geometry[$0] }) {
          Rectangle()
            .stroke()
            .accessibilityIdentifier("rectangle")
            .frame(width: bounds.width, height: bounds.height)
            .offset(x: bounds.minX, y: bounds.minY)
        }
      }
    }
  }
}

#Preview {
  ContentView()
}
