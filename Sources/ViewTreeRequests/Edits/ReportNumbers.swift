import ViewTreeSyntax

/// The lines of a report, each as its numbers and the text around them.
struct ReportNumbers: Equatable {
  private struct Line: Hashable {
    var text: [UInt8] = []
    var numbers: [Double] = []
  }

  private var lines: [Line] = []

  init(_ report: [UInt8]) {
    for line in report.split(separator: Byte.lineFeed, omittingEmptySubsequences: false) {
      lines.append(Self.line(line))
    }
  }

  private static func line(_ bytes: ArraySlice<UInt8>) -> Line {
    var line = Line()
    var place = bytes.startIndex
    while place < bytes.endIndex {
      let end = endOfNumber(bytes, place)
      if end > place, let number = Double(String(decoding: bytes[place..<end], as: UTF8.self)) {
        line.numbers.append(number)
        line.text.append(0)
        place = end
      } else {
        line.text.append(bytes[place])
        place += 1
      }
    }
    return line
  }

  /// The end of the number at a byte, or the byte if there is none.
  private static func endOfNumber(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int {
    func isDigit(_ place: Int) -> Bool {
      place < bytes.endIndex && (48...57).contains(bytes[place])
    }
    var place = start
    if bytes[place] == UInt8(ascii: "-") { place += 1 }
    guard isDigit(place) else { return start }
    while isDigit(place) { place += 1 }
    if place < bytes.endIndex, bytes[place] == UInt8(ascii: "."), isDigit(place + 1) {
      place += 1
      while isDigit(place) { place += 1 }
    }
    return place
  }

  /// The factors of the step from this report to `moved` that may bring this report to `target`, by
  /// the numbers of the lines that differ in nothing else: the factor of most numbers, and that of
  /// the least squares.
  func factors(of moved: ReportNumbers, towards target: ReportNumbers) -> [Double] {
    guard lines.count == moved.lines.count, lines.count == target.lines.count else { return [] }
    var (product, square) = (0.0, 0.0)
    var counts: [Double: Int] = [:]
    for (line, (moved, target)) in zip(lines, zip(moved.lines, target.lines))
    where line.text == moved.text && line.text == target.text {
      for (number, (moved, target)) in zip(line.numbers, zip(moved.numbers, target.numbers))
      where moved != number {
        let (step, way) = (moved - number, target - number)
        product += step * way
        square += step * step
        counts[(way / step * 100).rounded() / 100, default: 0] += 1
      }
    }
    guard square > 0, let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return []
    }
    return [most.key, product / square]
  }

  /// The numbers in the lines that differ from another report's, in order.
  func differing(from other: ReportNumbers) -> [Double] {
    guard lines.count == other.lines.count else { return [] }
    return zip(lines, other.lines).filter { $0 != $1 }.flatMap { $0.0.numbers }
  }

  /// The number of numbers that differ from another report's. A line with another text counts as
  /// several.
  func distance(to other: ReportNumbers) -> Int {
    guard lines.count == other.lines.count else {
      return Set(lines).symmetricDifference(other.lines).count * Self.otherLine
    }
    return zip(lines, other.lines).reduce(0) { sum, pair in
      guard pair.0.text == pair.1.text else { return sum + Self.otherLine }
      return sum + zip(pair.0.numbers, pair.1.numbers).count { $0 != $1 }
    }
  }

  private static let otherLine = 5
}
