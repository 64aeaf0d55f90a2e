import ViewTreeLayout
import ViewTreeScript

/// Outlines of shapes that the document declares.
extension DrawnGeometry {
  /// The outline of a value in a rectangle, or `nil` for a value that is neither a path nor a shape
  /// of the document, and for a shape whose function fails.
  ///
  /// - Parameter inset: the distance by which a shape with a function `inset` is smaller.
  package func path(of value: Value, in rect: Rect, inset: Double = 0) -> PathValue? {
    if let path = PathValue(value) {
      return path.offsetBy(x: rect.minX, y: rect.minY)
    }
    guard case .nominal = value else { return nil }
    let shape = inset > 0 ? call("inset", of: value, [.double(inset)]) ?? value : value
    let own = RectValue(x: 0, y: 0, width: rect.width, height: rect.height)
    return call("path", of: shape, [.rect(own)]).flatMap { PathValue($0) }?
      .offsetBy(x: rect.minX, y: rect.minY)
  }

  private func call(_ method: String, of value: Value, _ arguments: [Value]) -> Value? {
    var receiver = value
    return try? pass.machine.call(
      method, of: &receiver, arguments, from: pass.questions.layoutAllowance)
  }
}
