/// The measurements of the settled layout.
package struct MeasuredMoment: Equatable, Sendable {
  /// The frames of the views by their paths.
  package var frames: [String: MeasuredFrame]
  /// The closures that ran, in order, since the previous step.
  package var order: [MeasuredClosure]
  /// The calls of `reduce`, in order.
  package var reduces: [MeasuredReduce]
  /// The values of anchors that were requested from geometry proxies.
  package var anchors: [MeasuredAnchor]
}
