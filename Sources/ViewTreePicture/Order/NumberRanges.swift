/// Numbers of closures in few words.
enum NumberRanges {
  /// How many stretches are named.
  private static let limit = 4

  /// Numbers in ascending order as stretches: `3–8, 12`; the first few of many.
  static func text(_ numbers: [Int]) -> String {
    var stretches: [(first: Int, last: Int)] = []
    for number in numbers {
      if let last = stretches.last?.last, number == last + 1 {
        stretches[stretches.count - 1].last = number
      } else {
        stretches.append((number, number))
      }
    }
    let named = stretches.prefix(limit).map { stretch in
      stretch.first == stretch.last ? "\(stretch.first)" : "\(stretch.first)–\(stretch.last)"
    }
    return named.joined(separator: ", ") + (stretches.count > limit ? ", …" : "")
  }
}
