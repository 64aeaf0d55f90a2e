/// The explicit guide of a container, combined from its children's (docs/explanation/layout.md,
/// Alignment guides).
struct GuideCombination {
  private let key: AlignmentKey
  private var total = 0.0
  private var count = 0

  init(of key: AlignmentKey) { self.key = key }

  /// Takes a child's value, in the container's coordinates.
  mutating func add(_ value: Double) {
    switch key {
    case .firstTextBaseline: total = count == 0 ? value : min(total, value)
    case .lastTextBaseline: total = count == 0 ? value : max(total, value)
    default: total += value
    }
    count += 1
  }

  /// The topmost first baseline, the bottommost last baseline, or the mean of a custom guide. `nil`
  /// without values.
  var value: Double? {
    if count == 0 { return nil }
    return key.customID == nil ? total : total / Double(count)
  }
}
