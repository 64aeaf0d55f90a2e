import ViewTreeSyntax

/// Lookup of the skippable parts that enclose an offset.
///
/// The cost of a query grows with the number of enclosing parts only.
struct SkippableParts {
  private let parts: [SwiftLowering.SkippablePart]
  /// The parts in the order in which they begin, with outer parts before inner parts.
  private let order: [Int]
  /// For each part of `order`, the enclosing part.
  private var outer: [Int?] = []

  init(_ parts: [SwiftLowering.SkippablePart]) {
    self.parts = parts
    order = parts.indices.sorted {
      let (first, second) = (parts[$0].range, parts[$1].range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      return first.upperBound > second.upperBound
    }
    outer.reserveCapacity(parts.count)
    var open: Int?
    for (place, part) in order.enumerated() {
      // A position at the very end of a part still belongs to the part.
      while let last = open, parts[order[last]].range.upperBound < parts[part].range.lowerBound {
        open = outer[last]
      }
      outer.append(open)
      open = place
    }
  }

  /// The smallest enclosing part that satisfies a condition. If there are several, the first part.
  func smallest(
    around range: SourceRange, where willDo: (SwiftLowering.SkippablePart) -> Bool
  ) -> SwiftLowering.SkippablePart? {
    enclosing(range).sorted { ($0.count, $0.part) < ($1.count, $1.part) }
      .lazy.map { parts[$0.part] }.first(where: willDo)
  }

  /// The largest enclosing part that satisfies a condition. If there are several, the first part.
  func largest(
    around range: SourceRange, where willDo: (SwiftLowering.SkippablePart) -> Bool
  ) -> SwiftLowering.SkippablePart? {
    enclosing(range).sorted { ($1.count, $0.part) < ($0.count, $1.part) }
      .lazy.map { parts[$0.part] }.first(where: willDo)
  }

  /// The enclosing parts, by their indices, with their numbers of bytes.
  private func enclosing(_ range: SourceRange) -> [(part: Int, count: Int)] {
    var found: [(part: Int, count: Int)] = []
    var next = last(beginningUntil: Int(range.start))
    while let place = next {
      let part = order[place]
      let lies = parts[part].range
      if Int(range.end) <= lies.upperBound { found.append((part, lies.count)) }
      next = outer[place]
    }
    return found
  }

  /// The last part that begins at or before an offset.
  private func last(beginningUntil place: Int) -> Int? {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if parts[order[middle]].range.lowerBound <= place { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
