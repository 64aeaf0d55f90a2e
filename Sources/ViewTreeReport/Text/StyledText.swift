import ViewTreeLayout
import ViewTreeSyntax

/// A text with parts in styles: `"\(path, .name)  \(size, .size)"`.
struct StyledText: ExpressibleByStringInterpolation {
  /// The parts in order.
  var parts: [(text: String, style: TextStyle?)] = []

  /// A plain text.
  init(_ text: String) { parts = [(text, nil)] }

  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The parts of a literal.
  struct StringInterpolation: StringInterpolationProtocol {
    var parts: [(text: String, style: TextStyle?)] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { parts.append((literal, nil)) }

    mutating func appendInterpolation(
      _ text: some CustomStringConvertible, _ style: TextStyle? = nil
    ) {
      parts.append((text.description, style))
    }

    /// Appends the proposal of a node and its size.
    mutating func appendInterpolation(answers node: NodeExplanation) {
      appendLiteral("proposed ")
      appendInterpolation(ExplanationWords.proposal(node.proposal), .size)
      appendLiteral("  answers ")
      appendInterpolation(ExplanationWords.size(node.size), .size)
    }

    /// Appends a frame as `x y  width x height`.
    mutating func appendInterpolation(frame: Rect) {
      appendLiteral(ExplanationWords.point(frame.origin) + "  ")
      appendInterpolation(ExplanationWords.size(frame.size), .size)
    }
  }
}
