import ViewTreeSyntax

/// The parsed command-line options.
struct BenchmarkOptions: Equatable {
  var shape = Shape.form
  var views = 100_000
  var seed: UInt64 = 1
  /// `nil`: by the size of the document.
  var runs: Int?
  var sizes: [Int] = []
  var compares = false
  var types = false
  /// True if kinds of documents are measured at N, 2N and 4N.
  var grows = false
  /// True if tasks of users are measured beside other programs.
  var users = false
  var writePath: String?
  var file: String?
  var wantsHelp = false

  /// The allowed number of views in a generated document.
  static let viewRange = DocumentGenerator.fewestViews...10_000_000
  private static let runRange = 1...10_000
  private static let names = [
    "--shape", "--views", "--seed", "--runs", "--sizes", "--compare", "--editor", "--growth",
    "--users", "--write", "--help",
  ]

  init() {}

  /// Reads a command line without the program's name.
  init(_ words: [String]) throws(BenchmarkProblem) {
    var words = words[...]
    var given: [String] = []
    while let word = words.popFirst() {
      guard word.hasPrefix("-") else {
        if file != nil { throw .extraFile(word) }
        file = word
        continue
      }
      given.append(word)
      try read(word, &words)
    }
    try check(given)
  }

  private mutating func read(
    _ option: String, _ words: inout ArraySlice<String>
  ) throws(BenchmarkProblem) {
    switch option {
    case "--help", "-h": wantsHelp = true
    case "--compare": compares = true
    case "--editor": types = true
    case "--growth": grows = true
    case "--users": users = true
    case "--shape":
      let value = try value(of: option, &words)
      guard let shape = Shape(rawValue: value) else { throw .unknownShape(value) }
      self.shape = shape
    case "--views": views = try number(of: option, &words, in: Self.viewRange)
    case "--seed": seed = UInt64(try number(of: option, &words, in: 0...Int.max))
    case "--runs": runs = try number(of: option, &words, in: Self.runRange)
    case "--sizes": sizes = try sizes(try value(of: option, &words))
    case "--write": writePath = try value(of: option, &words)
    default:
      throw .unknownOption(option, nearest: NearMatch.nearestName(to: option, in: Self.names))
    }
  }

  private func value(
    of option: String, _ words: inout ArraySlice<String>
  ) throws(BenchmarkProblem) -> String {
    guard let value = words.popFirst() else { throw .missingValue(option: option) }
    return value
  }

  private func number(
    of option: String, _ words: inout ArraySlice<String>, in range: ClosedRange<Int>
  ) throws(BenchmarkProblem) -> Int {
    let value = try value(of: option, &words)
    guard let number = Int(value), range.contains(number) else {
      throw .badNumber(value, option: option, least: range.lowerBound, most: range.upperBound)
    }
    return number
  }

  private func sizes(_ value: String) throws(BenchmarkProblem) -> [Int] {
    let sizes = value.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    guard sizes.allSatisfy(Self.viewRange.contains) else {
      throw .badSizes(value, least: Self.viewRange.lowerBound, most: Self.viewRange.upperBound)
    }
    return sizes
  }

  private func check(_ given: [String]) throws(BenchmarkProblem) {
    if file != nil {
      for option in ["--shape", "--views", "--seed", "--sizes", "--write", "--growth", "--users"]
      where given.contains(option) {
        throw .notWithFile(option: option)
      }
    }
    for (first, second) in [
      ("--views", "--sizes"), ("--write", "--sizes"), ("--write", "--compare"),
      ("--write", "--runs"), ("--editor", "--compare"), ("--editor", "--write"),
      ("--growth", "--shape"), ("--growth", "--views"), ("--growth", "--sizes"),
      ("--growth", "--compare"), ("--growth", "--editor"), ("--growth", "--write"),
      ("--users", "--shape"), ("--users", "--views"), ("--users", "--sizes"),
      ("--users", "--compare"), ("--users", "--editor"), ("--users", "--growth"),
      ("--users", "--write"),
    ] where given.contains(first) && given.contains(second) {
      throw .conflict(first, second)
    }
  }
}
