/// The state of one child while a stack divides its length.
struct StackItem: BitwiseCopyable {
  var child: NodeID
  /// The distance to the child before.
  var gap: Double
  var priority = 0.0
  /// The child's length for a proposal of 0 along the major axis.
  var minimum = 0.0
  /// The length for an infinite proposal minus the minimum length.
  var flexibility = 0.0
  /// The proposed length along the major axis. NaN represents nil.
  var offered = Double.nan
  var size = Size.zero
  /// The child's alignment guide along the minor axis, from the child's own edge.
  var guide = 0.0
}
