import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The frame of a view with all modifiers, relative to the frame in which it is drawn: `+10` on
/// each side, `+16 +8` on each side of both axes, or a separate frame.
package enum FrameAround: FieldValue {
  /// Larger by the same amount on opposite sides, in points.
  case outset(horizontal: Double, vertical: Double)
  /// Elsewhere.
  case frame(Rect)

  /// The relation of two frames, or `nil` if they are equal.
  init?(_ frame: Rect?, around drawn: Rect?) {
    // For most views, the frames are exactly equal.
    guard let frame, let drawn, frame != drawn, !Self.isSame(frame, drawn) else { return nil }
    let (horizontal, vertical) = (drawn.minX - frame.minX, drawn.minY - frame.minY)
    let isEven =
      Self.isNear(frame.maxX - drawn.maxX, horizontal)
      && Self.isNear(frame.maxY - drawn.maxY, vertical)
    self = isEven ? .outset(horizontal: horizontal, vertical: vertical) : .frame(frame)
  }

  /// The frame, from the frame in which the view is drawn.
  func frame(around drawn: Rect) -> Rect {
    switch self {
    case .frame(let frame): frame
    case .outset(let horizontal, let vertical):
      Rect(
        x: drawn.minX - horizontal, y: drawn.minY - vertical,
        width: drawn.width + 2 * horizontal, height: drawn.height + 2 * vertical)
    }
  }

  package func write(to writer: inout TextRowWriter, _ field: Field) {
    if case .frame(let frame) = self { return writer.append(frame: frame) }
    append(to: &writer.output)
  }

  /// Appends the words of a text report.
  func append(to output: inout ByteBuffer) {
    switch self {
    case .frame(let frame): output.append(frame: frame)
    case .outset(let horizontal, let vertical):
      Self.append(signed: horizontal, to: &output)
      if Self.isNear(horizontal, vertical) { return }
      output.append(UInt8(ascii: " "))
      Self.append(signed: vertical, to: &output)
    }
  }

  private static func append(signed number: Double, to output: inout ByteBuffer) {
    if number > -0.0005 { output.append(UInt8(ascii: "+")) }
    output.append(number)
  }

  package func write(to json: inout JSONRowWriter) {}

  package static func read(_ line: inout LineReader, _ field: Field) -> FrameAround? {
    var ahead = line
    if let frame = Rect.read(&ahead, field) {
      line = ahead
      return .frame(frame)
    }
    guard let horizontal = readSigned(&line) else { return nil }
    ahead = line
    guard ahead.take(" "), let vertical = readSigned(&ahead) else {
      return .outset(horizontal: horizontal, vertical: horizontal)
    }
    line = ahead
    return .outset(horizontal: horizontal, vertical: vertical)
  }

  private static func readSigned(_ line: inout LineReader) -> Double? {
    var ahead = line
    guard ahead.take("+") || line.rest.first == "-", let number = ahead.takeNumber() else {
      return nil
    }
    line = ahead
    return number
  }

  package static func read(_ node: SyntaxNode.Index, in json: JSONSource) -> FrameAround? { nil }

  /// True if a report shows two frames as equal.
  package static func isSame(_ left: Rect, _ right: Rect) -> Bool {
    isNear(left.minX, right.minX) && isNear(left.minY, right.minY)
      && isNear(left.width, right.width) && isNear(left.height, right.height)
  }

  /// True if a report shows two lengths as equal, in points.
  static func isNear(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) < 0.0005
  }
}
