import ViewTreeLayout

/// A simple drawing of a symbol of the system, in a square of 24 by 24 units.
///
/// The drawings are viewtree's own: they identify the symbol, but aren't its exact outline.
struct SymbolGlyph {
  /// The outlines that are drawn as lines.
  var lines: [[PathStep]]
  /// The outlines that are filled.
  var areas: [[PathStep]] = []
  /// The outlines whose lines are cut out of lines and areas.
  var holes: [[PathStep]] = []
  /// The outlines whose areas are cut out of lines and areas.
  var cutAreas: [[PathStep]] = []
  /// The outlines that are drawn as lines on what is cut out.
  var marks: [[PathStep]] = []

  /// The drawing of a symbol by its name, or `nil` if there is none.
  ///
  /// `.fill` fills closed outlines. `.circle`, `.square` and `.slash` add an outline to any
  /// drawing.
  init?(named name: String) {
    // No SF Symbol has a longer name, and each `.circle` would add an outline.
    guard name.utf8.count <= 100 else { return nil }
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    if let glyph = Self.table[parts.joined(separator: ".")] {
      self = isFilled && !Self.unfilled.contains(parts.first ?? "") ? glyph.filled : glyph
      return
    }
    guard let last = parts.popLast(), let around = Self.surroundings[last], !parts.isEmpty,
      let inner = SymbolGlyph(
        named: (isFilled && last != "slash" ? parts + ["fill"] : parts).joined(separator: "."))
    else { return nil }
    self = inner.surrounded(by: GlyphParser.outlines(around), isFilled: isFilled, last == "slash")
  }

  init(_ lines: String, areas: String = "") {
    self.lines = GlyphParser.outlines(lines)
    self.areas = GlyphParser.outlines(areas)
  }

  private init(
    lines: [[PathStep]], areas: [[PathStep]], holes: [[PathStep]] = [],
    cutAreas: [[PathStep]] = [], marks: [[PathStep]] = []
  ) {
    (self.lines, self.areas, self.holes) = (lines, areas, holes)
    (self.cutAreas, self.marks) = (cutAreas, marks)
  }

  /// The drawing with its closed outlines filled. Other lines in a filled outline become holes.
  private var filled: SymbolGlyph {
    let closed = lines.filter { $0.last == .close }
    let open = lines.filter { $0.last != .close }
    func area(_ outline: [PathStep]) -> Double {
      Figure.path(outline).box.map { $0.width * $0.height } ?? 0
    }
    let largest = closed.indices.max { area(closed[$0]) < area(closed[$1]) }
    guard let place = largest else { return self }
    let box = Figure.path(closed[place]).box ?? .zero
    func isInside(_ outline: [PathStep]) -> Bool {
      Figure.path(outline).box.map { box.contains($0, tolerance: -0.5) } ?? false
    }
    let others = closed.indices.filter { $0 != place }.map { closed[$0] }
    let inner = others.filter(isInside)
    let outer = [closed[place]] + others.filter { !isInside($0) }
    return SymbolGlyph(
      lines: outer + open.filter { !isInside($0) }, areas: outer + areas,
      holes: inner + open.filter(isInside))
  }

  /// The drawing in an outline, out of which it is cut if that is filled, or crossed out.
  private func surrounded(
    by outlines: [[PathStep]], isFilled: Bool, _ isCrossed: Bool
  ) -> SymbolGlyph {
    if isCrossed {
      let glyph = isFilled ? filled : self
      return SymbolGlyph(lines: glyph.lines + outlines, areas: glyph.areas, holes: glyph.holes)
    }
    func smaller(_ steps: [PathStep]) -> [PathStep] {
      steps.map { $0.map { Point(x: 12 + ($0.x - 12) * 0.52, y: 12 + ($0.y - 12) * 0.52) } }
    }
    return isFilled
      ? SymbolGlyph(
        lines: outlines, areas: outlines, holes: lines.map(smaller), cutAreas: areas.map(smaller),
        marks: holes.map(smaller))
      : SymbolGlyph(lines: outlines + lines.map(smaller), areas: areas.map(smaller))
  }

  /// The first words of the names of symbols that have no filled form.
  private static let unfilled: Set = [
    "calendar", "magnifyingglass", "globe", "network", "link", "scissors", "at", "percent",
  ]

  private static let surroundings = [
    "circle": "O 12 12 10", "square": "R 2.5 2.5 19 19 4", "rectangle": "R 1 4.5 22 15 3",
    "slash": "M 3 3 L 21 21",
    "shield": "M 12 2 L 20.5 5 L 20.5 11 C 20.5 17 16 20.5 12 22 C 8 20.5 3.5 17 3.5 11 L 3.5 5 Z",
  ]
}
