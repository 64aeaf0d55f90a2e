/// Numbers of closures in few words.
enum NumberRanges {
  /// The maximum number of ranges that are named.
  private static let limit = 4

  /// Ascending numbers, grouped into ranges of consecutive numbers.
  private static func stretches(_ numbers: [Int]) -> [ClosedRange<Int>] {
    var stretches: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = stretches.last, last.upperBound + 1 == number {
        stretches[stretches.count - 1] = last.lowerBound...number
      } else {
        stretches.append(number...number)
      }
    }
    return stretches
  }

  /// Numbers in ascending order as ranges: `3–8, 12`. Only the first few ranges are listed.
  static func text(_ numbers: [Int]) -> String {
    let stretches = stretches(numbers)
    let named = stretches.prefix(limit).map { stretch in
      stretch.count == 1 ? "\(stretch.lowerBound)" : "\(stretch.lowerBound)–\(stretch.upperBound)"
    }
    return named.joined(separator: ", ") + (stretches.count > limit ? ", …" : "")
  }

  /// All numbers as ranges in plain ASCII: `3 to 8, 12`.
  static func words(_ numbers: [Int]) -> String {
    stretches(numbers).map { stretch in
      switch stretch.count {
      case 1: "\(stretch.lowerBound)"
      case 2: "\(stretch.lowerBound), \(stretch.upperBound)"
      default: "\(stretch.lowerBound) to \(stretch.upperBound)"
      }
    }.joined(separator: ", ")
  }
}
