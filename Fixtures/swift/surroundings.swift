/* viewtree
window: { width: 200, height: 200, scale: 1 }
metrics: cells
*/
import SwiftUI

// Values of the environment, alignments and a layout of the file's own names.
private struct SpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat = 4
}

extension EnvironmentValues {
  var cardSpacing: CGFloat {
    get { self[SpacingKey.self] }
    set { self[SpacingKey.self] = newValue }
  }
}

extension VerticalAlignment {
  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
  }
  static let third = VerticalAlignment(Third.self)
}

struct Bar: View {
  @Environment(\.cardSpacing) private var spacing
  @Environment(\.layoutDirection) private var direction
  static let height: CGFloat = 30

  var body: some View {
    HStack(alignment: .third, spacing: spacing) {
      Color.red.frame(width: 10, height: Self.height)
      Color.blue.frame(width: 10, height: Bar.height * 2)
      if direction == .leftToRight { Divider() }
    }
  }
}

#Preview {
  Bar().environment(\.cardSpacing, 20)
}
