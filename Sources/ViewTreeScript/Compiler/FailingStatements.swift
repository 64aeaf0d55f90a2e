import ViewTreeSyntax

/// The statements of an initializer that are skipped, because they have errors or mention a name
/// that a skipped statement declares.
struct FailingStatements {
  /// The errors of the statements.
  private(set) var problems: [ScriptProblem] = []
  private var starts: Set<Int> = []
  /// The names that skipped statements declare.
  private var lostNames: Set<String> = []
  private let source: ScriptTypes.Source

  init(in source: ScriptTypes.Source) { self.source = source }

  /// The block without the statements.
  func removed(from block: Block) -> Block {
    if starts.isEmpty { return block }
    return Block(
      statements: block.statements.filter { !starts.contains($0.range.lowerBound) },
      range: block.range)
  }

  /// Adds the statements that have errors. Returns false if there is none, or if an error is in no
  /// statement.
  mutating func add(_ found: [ScriptProblem], in statements: [Statement]) -> Bool {
    var failing: Set<Int> = []
    for problem in found {
      guard let place = index(of: problem.range, in: statements) else { return false }
      failing.insert(place)
    }
    if failing.isEmpty { return false }
    problems += found
    for (place, statement) in statements.enumerated() {
      if !failing.contains(place) {
        guard let name = lostName(in: statement) else { continue }
        problems.append(
          ScriptProblem(
            .unknownName(name.text, candidates: []), range: name.range, origin: source.origin))
      }
      starts.insert(statement.range.lowerBound)
      lostNames.formUnion(statement.declaredNames)
    }
    return true
  }

  /// The statement with a range. The statements are in order.
  private func index(of range: Range<Int>, in statements: [Statement]) -> Int? {
    var (low, high) = (0, statements.count)
    while low < high {
      let middle = (low + high) / 2
      if statements[middle].range.upperBound < range.upperBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < statements.count, statements[low].range.lowerBound <= range.lowerBound else {
      return nil
    }
    return low
  }

  /// The first mention of a lost name, which isn't a member of a value.
  private func lostName(in statement: Statement) -> Name? {
    if lostNames.isEmpty { return nil }
    let bytes = source.text
    var place = statement.range.lowerBound
    while place < statement.range.upperBound {
      guard Byte.isNamePart(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      while place < statement.range.upperBound, Byte.isNamePart(bytes[place]) { place += 1 }
      if start > 0, bytes[start - 1] == UInt8(ascii: ".") { continue }
      let word = String(decoding: bytes[start..<place], as: UTF8.self)
      if lostNames.contains(word) { return Name(text: word, range: start..<place) }
    }
    return nil
  }
}
