/* viewtree
window: { width: 300, height: 200 }
steps:
  - drag: { card: { x: 60, y: 0, hold: true } }
  - drag: { card: { x: 30, y: 0 } }
*/
import SwiftUI

struct BoundsKey: PreferenceKey {
  static let defaultValue: [String: Anchor<CGRect>] = [:]

  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

/// A card of 60 points, and 100 points to the right of its start a target. Dragged by more than 40
/// points, it is on top of the target.
struct DragOnTop: View {
  @GestureState private var offset = CGSize.zero
  @State private var drops = 0

  var drag: some Gesture {
    DragGesture()
      .updating($offset) { value, state, _ in state = value.translation }
      .onEnded { _ in drops += 1 }
  }

  var body: some View {
    HStack(spacing: 40) {
      Color.blue.frame(width: 60, height: 60)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { ["card": $0] }
        .offset(offset)
        .gesture(drag)
        .zIndex(1)
        .accessibilityIdentifier("card")
      Color.gray.frame(width: 60, height: 60)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { ["target": $0] }
    }
    .overlayPreferenceValue(BoundsKey.self) { bounds in
      GeometryReader { proxy in
        if let card = bounds["card"], let target = bounds["target"] {
          Text(proxy[card].intersects(proxy[target]) ? "on top" : "apart")
        }
      }
    }
  }
}
