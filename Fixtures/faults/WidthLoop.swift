import SwiftUI

struct WidestLabel: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// The label grows with each update.
struct WidthLoop: View {
  @State private var width: CGFloat = 80

  var body: some View {
    HStack {
      Text("Name")
        .frame(width: width)
        .padding(.horizontal, 4)
        .background(
          GeometryReader { geometry in
            Color.clear.preference(key: WidestLabel.self, value: geometry.size.width)
          }
        )
      Text("Ada")
    }
    .onPreferenceChange(WidestLabel.self) { width = $0 }
  }
}

#Preview { WidthLoop() }
