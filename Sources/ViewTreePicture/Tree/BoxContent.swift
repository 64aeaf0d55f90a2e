import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// The content of a box in a tree: lines of words and marks.
struct BoxContent {
  /// A word or a mark.
  enum Piece {
    case text(String, size: Double, weight: Int = 400, Ink)
    case mark(NumberMark)
    /// Indentation to the words after a mark.
    case indentation
  }

  /// A line of consecutive parts.
  struct Line {
    var pieces: [Piece]
    /// The distance from the previous line.
    var height: Double
    /// The distance from the upper edge of the line to the baseline.
    var baseline: Double
  }

  /// The lines, from above.
  private(set) var lines: [Line] = []
  /// The padding around the lines.
  private static let inset = (x: 9.0, y: 6.0)
  /// Between the parts of a line, and between lines that became one.
  private static let gap = 6.0
  private static let wideGap = 12.0
  /// The maximum width of one word. Longer words are truncated.
  static let widestText = 320.0

  mutating func add(_ pieces: [Piece], height: Double, baseline: Double) {
    lines.append(Line(pieces: pieces, height: height, baseline: baseline))
  }

  /// The content on one line, for a box in a row of text.
  func onOneLine() -> BoxContent {
    var result = BoxContent()
    var pieces: [Piece] = []
    for (number, line) in lines.enumerated() {
      if number > 0 { pieces.append(.indentation) }
      pieces += line.pieces.filter { if case .indentation = $0 { false } else { true } }
    }
    result.add(pieces, height: 18, baseline: 13)
    return result
  }

  /// The size of the box.
  var size: Size {
    let widths = lines.map { line in line.pieces.reduce(0) { $0 + advance($1) } - Self.gap }
    let widest = widths.max() ?? 0
    let height = lines.reduce(0) { $0 + $1.height }
    return Size(width: widest + 2 * Self.inset.x, height: height + 2 * Self.inset.y)
  }

  private func advance(_ piece: Piece) -> Double {
    switch piece {
    case .text(let text, let size, let weight, _):
      min(LabelRoom.width(of: text, size: size, weight: weight), Self.widestText) + Self.gap
    case .mark(let mark): mark.width(radius: NumberMark.small) + Self.gap
    case .indentation: lines.count == 1 ? Self.wideGap : 2 * NumberMark.small + Self.gap
    }
  }

  /// Draws the lines in a box. Consecutive words of a line are one text, so that each follows the
  /// one before it in any font.
  func draw(in box: Rect, view: ID<InspectedView>?, of scene: inout Scene) {
    var y = box.minY + Self.inset.y
    for line in lines {
      var x = box.minX + Self.inset.x
      var run: (label: Label, ink: Ink)?
      for piece in line.pieces {
        let origin = Point(x: x, y: y + line.baseline)
        if case .text(let text, let size, let weight, let ink) = piece {
          let words = LabelRoom.shortened(text, to: Self.widestText, size: size, weight: weight)
          if run == nil {
            run = (Label(words, at: origin, size: size, weight: weight), ink)
          } else {
            run?.label.tails.append(
              Label.Tail(text: words, gap: Self.gap, ink: ink, size: size, weight: weight))
          }
        } else {
          Self.end(&run, view, &scene)
        }
        if case .mark(let mark) = piece {
          mark.draw(
            at: Point(x: origin.x + mark.width(radius: NumberMark.small) / 2, y: origin.y - 4),
            radius: NumberMark.small, view: view, in: &scene)
        }
        x += advance(piece)
      }
      Self.end(&run, view, &scene)
      y += line.height
    }
  }

  private static func end(
    _ run: inout (label: Label, ink: Ink)?, _ view: ID<InspectedView>?, _ scene: inout Scene
  ) {
    if let run { scene.add(.label(run.label), .names, fill: .ink(run.ink), view: view) }
    run = nil
  }
}
