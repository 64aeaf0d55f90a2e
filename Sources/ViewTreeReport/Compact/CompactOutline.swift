import ViewTreeLayout

/// The lines of a tree in pre-order, with repeated siblings folded into one.
struct CompactOutline {
  private let lines: [CompactLine]
  /// The index after the lines below each line.
  private var ends: [Int]
  /// The number of the shape of each line with those below it.
  private var shapes: [Int]
  /// The folded lines.
  private(set) var folded: [CompactLine] = []

  private let window: Rect

  /// Folds lines. Views that are empty or leave the window aren't folded with others.
  init(_ lines: [CompactLine], in window: Rect) {
    (self.lines, self.window) = (lines, window)
    ends = Array(lines.indices)
    shapes = Array(repeating: 0, count: lines.count)
    findShapes()
    var first = 0
    while first < lines.count {
      let run = run(from: first, to: lines.count)
      fold([first], run, depth: lines[first].depth)
      first = self.end(of: first, run)
    }
  }

  /// Numbers the shapes from the last line to the first, so that those below a line are known.
  private mutating func findShapes() {
    var numbers: [String: Int] = [:]
    for place in lines.indices.reversed() {
      var shape = shape(lines[place])
      var next = place + 1
      while next < lines.count, lines[next].depth > lines[place].depth {
        shape += ",\(shapes[next])"
        next = ends[next]
      }
      ends[place] = next
      shapes[place] = numbers[shape] ?? numbers.count
      numbers[shape] = shapes[place]
    }
  }

  /// The forms of a line's facts. The names of views and modifiers are part of it.
  private func shape(_ line: CompactLine) -> String {
    line.facts.reduce(into: "") { shape, fact in
      shape += "\(fact.before)|\(fact.before.utf8CodeUnitCount == 0 ? fact.words : "")|"
      guard let frame = fact.frame else { return }
      if frame.width <= 0 || frame.height <= 0 { shape += "empty|" }
      if isOutside(frame) { shape += "outside|" }
    }
  }

  /// True if a part of a frame is outside the window.
  private func isOutside(_ frame: Rect) -> Bool {
    let tolerance = 0.5
    return frame.minX < window.minX - tolerance || frame.minY < window.minY - tolerance
      || frame.maxX > window.maxX + tolerance || frame.maxY > window.maxY + tolerance
  }

  /// The number of siblings, starting at a line, that a single line can show.
  private func run(from first: Int, to end: Int) -> Int {
    var (count, next) = (1, ends[first])
    while next < end, shapes[next] == shapes[first], lines[next].depth == lines[first].depth {
      (count, next) = (count + 1, ends[next])
    }
    let isLeaf = ends[first] == first + 1
    return count >= (isLeaf ? 3 : 2) ? count : 1
  }

  private func end(of first: Int, _ count: Int) -> Int {
    (0..<count).reduce(first) { place, _ in ends[place] }
  }

  /// Adds a line for `count` siblings from each of some lines on, which have the same shape.
  private mutating func fold(_ firsts: [Int], _ count: Int, depth: Int) {
    var members: [Int] = []
    for first in firsts {
      var place = first
      for _ in 0..<count {
        members.append(place)
        place = ends[place]
      }
    }
    var line = lines[members[0]]
    for other in members.dropFirst() { line.merge(lines[other]) }
    (line.depth, line.count) = (depth, count)
    folded.append(line)
    var children = members.map { $0 + 1 }
    while children[0] < ends[members[0]] {
      let run = run(from: children[0], to: ends[members[0]])
      fold(children, run, depth: depth + 1)
      children = children.map { end(of: $0, run) }
    }
  }
}
