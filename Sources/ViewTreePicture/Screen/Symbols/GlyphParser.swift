import ViewTreeLayout

/// Reads the outlines of a drawing: numbers after `M` (start), `L` (lines), `C` (curves), `Z`
/// (closed), `O` (an ellipse: middle and radii), `R` (a rectangle: corner, size, radius), and `A`
/// (a part of a circle: middle, radius, start and end in degrees, clockwise from the right).
struct GlyphParser {
  private var outlines: [[PathStep]] = []
  private var current: [PathStep] = []

  /// The outlines that a string describes.
  static func outlines(_ text: String) -> [[PathStep]] {
    var parser = GlyphParser()
    var (letter, numbers) = (Character("Z"), [Double]())
    for word in text.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(number)
      } else if let next = word.first {
        parser.add(letter, numbers)
        (letter, numbers) = (next, [])
      }
    }
    parser.add(letter, numbers)
    parser.end()
    return parser.outlines
  }

  private mutating func end() {
    if !current.isEmpty { outlines.append(current) }
    current = []
  }

  private mutating func add(_ letter: Character, _ n: [Double]) {
    let points = stride(from: 0, to: n.count - 1, by: 2).map { Point(x: n[$0], y: n[$0 + 1]) }
    switch letter {
    case "M" where points.count > 0:
      end()
      current = [.move(points[0])]
    case "L": current += points.map { .line($0) }
    case "C":
      for start in stride(from: 0, to: points.count - 2, by: 3) {
        current.append(.curve(points[start], points[start + 1], points[start + 2]))
      }
    case "O" where n.count > 2:
      end()
      outlines.append(.ellipse(Point(x: n[0], y: n[1]), n[2], n.count > 3 ? n[3] : n[2]))
    case "R" where n.count > 4:
      end()
      outlines.append(
        .roundedRectangle(Rect(x: n[0], y: n[1], width: n[2], height: n[3]), radius: n[4]))
    case "A" where n.count > 4:
      current += .arc(Point(x: n[0], y: n[1]), n[2], from: n[3], to: n[4], starts: current.isEmpty)
    case "Z":
      if !current.isEmpty { current.append(.close) }
      end()
    default: break
    }
  }
}
