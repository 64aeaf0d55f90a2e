/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
*/
import SwiftUI

// Functions of an extension of View and ViewModifiers are modifiers of the document's own.
struct SizeKey: PreferenceKey {
  static let defaultValue: CGSize = .zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}

struct Inset: ViewModifier {
  var length: CGFloat = 4
  @State private var taps = 0

  func body(content: Content) -> some View {
    content
      .padding(length)
      .onTapGesture { taps += 1 }
  }
}

extension View {
  func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
    background(
      GeometryReader { geometry in
        Color.clear.preference(key: SizeKey.self, value: geometry.size)
      }
    )
    .onPreferenceChange(SizeKey.self, perform: onChange)
  }

  func inset(_ length: CGFloat) -> some View { modifier(Inset(length: length)) }

  @ViewBuilder
  func hidden(if isHidden: Bool) -> some View {
    if isHidden { self.hidden() } else { self }
  }
}

struct ContentView: View {
  @State private var size: CGSize = .zero

  var body: some View {
    VStack(spacing: 0) {
      Text("abc")
        .inset(10)
        .readSize { size = $0 }
      Color.red.frame(width: size.width, height: 5)
      Text("x").modifier(Inset()).hidden(if: size.width > 10)
    }
  }
}
