import ViewTreeLayout

/// Lines of text one under the other, from the top of a picture to its bottom.
struct PictureText {
  /// The margin around a picture.
  static let margin = 36.0
  /// The maximum width of a line. Longer lines are truncated.
  private static let widest = 1600.0

  /// The y-coordinate of the lower end of the drawing.
  var y: Double
  /// The x-coordinate of its right end.
  private(set) var maxX = 0.0

  init(from y: Double) { self.y = y }

  /// Writes a line.
  mutating func add(
    _ text: String, size: Double, weight: Int = 400, _ ink: Ink, _ layer: PictureLayer,
    in scene: inout Scene
  ) {
    let words = LabelRoom.shortened(text, to: Self.widest, size: size, weight: weight)
    y += size * 1.5
    scene.add(
      .label(
        Label(words, at: Point(x: Self.margin, y: y - size * 0.4), size: size, weight: weight)),
      layer, fill: .ink(ink))
    cover(Self.margin + LabelRoom.width(of: words, size: size, weight: weight))
  }

  /// Clauses as one sentence, or `nil` for none.
  static func sentence(_ clauses: [String]) -> String? {
    let text = clauses.joined(separator: "; ")
    return text.isEmpty ? nil : text.prefix(1).uppercased() + text.dropFirst() + "."
  }

  /// Writes the title of a picture, and its step, which is also part of the accessible name.
  mutating func addTitle(_ subject: PictureSubject, in scene: inout Scene) {
    add(scene.title, size: 17, weight: 700, .text, .names, in: &scene)
    guard let step = subject.stepWords else { return }
    add(
      step.prefix(1).uppercased() + step.dropFirst(), size: 12, weight: 600, .after, .names,
      in: &scene)
    scene.title += " " + step
  }

  /// Makes the picture wide enough for an x coordinate.
  mutating func cover(_ x: Double) { maxX = max(maxX, x) }

  /// The picture's bounds.
  var bounds: Rect {
    Rect(x: 0, y: 0, width: (maxX + Self.margin).rounded(.up), height: (y + 24).rounded(.up))
  }
}
