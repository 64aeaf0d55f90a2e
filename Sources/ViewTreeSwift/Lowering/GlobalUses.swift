import ViewTreeScript

/// The values and functions at the top of a file, with the names that each mentions.
///
/// If a value is skipped, everything that mentions it is skipped, too. All are found in one pass,
/// so that a chain of them costs one more reading of the file instead of one per link.
struct GlobalUses {
  /// A part that mentions a skipped value.
  struct Dependent {
    let part: Range<Int>
    let name: String
    /// The mention of the value.
    let problem: ScriptProblem
  }

  private struct Global {
    let range: Range<Int>
    let name: String
    let isValue: Bool
    /// The first mention of each name.
    let mentions: [String: Range<Int>]
  }

  private var globals: [Global] = []
  /// The number of globals of each name.
  private var counts: [String: Int] = [:]
  /// The globals that mention a name.
  private var users: [String: [Int]] = [:]

  mutating func add(_ variable: VariableSyntax, _ name: String) {
    add(variable.range, name, isValue: true) { $0.visit(variable) }
  }

  mutating func add(_ function: FunctionSyntax) {
    add(function.range, function.name.text, isValue: false) { $0.visit(function) }
  }

  private mutating func add(
    _ range: Range<Int>, _ name: String, isValue: Bool, _ visit: (inout SyntaxWalk) -> Void
  ) {
    var mentions: [String: Range<Int>] = [:]
    // What is called may be a function of the standard library that has the name of a value.
    var callees: Set<Int> = []
    var walk = SyntaxWalk { expression, _ in
      if case .call(let callee, _) = expression.form { callees.insert(callee.range.lowerBound) }
      if case .name(let name, _) = expression.form, !callees.contains(name.range.lowerBound) {
        mentions[name.text] = mentions[name.text] ?? name.range
      }
      return true
    }
    visit(&walk)
    for name in mentions.keys { users[name, default: []].append(globals.count) }
    counts[name, default: 0] += 1
    globals.append(Global(range: range, name: name, isValue: isValue, mentions: mentions))
  }

  /// The declarations that mention skipped values, directly or through others.
  func dependents(of holes: Set<Int>) -> [Dependent] {
    var isLeftOut = globals.map { holes.contains($0.range.lowerBound) }
    var waiting = globals.indices.filter { isLeftOut[$0] && globals[$0].isValue }
    var found: [Dependent] = []
    var next = 0
    while next < waiting.count {
      let name = globals[waiting[next]].name
      next += 1
      guard counts[name] == 1 else { continue }
      for user in users[name] ?? [] where !isLeftOut[user] {
        guard let mention = globals[user].mentions[name] else { continue }
        isLeftOut[user] = true
        found.append(
          Dependent(
            part: globals[user].range, name: globals[user].name,
            problem: ScriptProblem(.unknownName(name, candidates: []), range: mention)))
        if globals[user].isValue { waiting.append(user) }
      }
    }
    return found
  }
}
