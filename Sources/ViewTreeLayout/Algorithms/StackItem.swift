/// What a stack notes about one child while it shares out its length.
struct StackItem: BitwiseCopyable {
  var child: NodeID
  /// The distance to the child before.
  var gap: Double
  var priority = 0.0
  /// The child's answer to 0 along the major axis.
  var minimum = 0.0
  /// How much longer its answer to infinity is.
  var flexibility = 0.0
  /// What it was offered along the major axis; NaN stands for nil.
  var offered = Double.nan
  var size = Size.zero
  /// The child's alignment guide along the minor axis, from the child's own edge.
  var guide = 0.0
}
