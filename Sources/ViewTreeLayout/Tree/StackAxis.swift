/// The axis of the nearest enclosing stack, which determines the orientation of a Spacer and a
/// Divider.
enum StackAxis: UInt8, BitwiseCopyable, Sendable {
  /// Not in a stack: at the root, or directly in a `ZStack`.
  case none = 0
  /// In an `HStack`.
  case horizontal = 1
  /// In a `VStack`.
  case vertical = 2

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}
