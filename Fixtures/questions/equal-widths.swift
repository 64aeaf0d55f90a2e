import SwiftUI

/// Where does the width of the short text come from?
struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct EqualWidths: View {
  @State private var width: CGFloat?
  var body: some View {
    HStack {
      item("OK")
      item("Cancel the order")
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
  func item(_ title: String) -> some View {
    Text(title)
      .background(GeometryReader { g in Color.clear.preference(key: WidthKey.self, value: g.size.width) })
      .frame(width: width)
      .padding(8)
      .background(.blue)
      .id(title)
  }
}
#Preview { EqualWidths() }
