/// Chooses the branches of `#if` that are compiled on iOS, and takes the others out.
struct ScriptBranches {
  private let words: [ScriptWord]
  private let text: [UInt8]
  private var position = 0
  private var kept: [ScriptWord] = []

  /// Removes directives, and code that is inactive on iOS, from the words.
  static func resolve(_ words: inout [ScriptWord], _ text: [UInt8]) throws(SyntaxStop) {
    var branches = ScriptBranches(words: words, text: text)
    try branches.run()
    words = branches.kept
  }

  private init(words: [ScriptWord], text: [UInt8]) {
    self.words = words
    self.text = text
  }

  /// An `#if` being read: its range, whether a branch was taken, and whether the current branch is.
  private struct Choice {
    let start: Range<Int>
    var wasTaken: Bool
    var isTaken: Bool
    /// True if the enclosing code is active.
    let isInside: Bool
  }

  private mutating func run() throws(SyntaxStop) {
    var choices: [Choice] = []
    while position < words.count {
      guard let name = directive else {
        if choices.last?.isTaken ?? true { kept.append(words[position]) }
        position += 1
        continue
      }
      let start = words[position].start..<words[position + 1].end
      position += 2
      if name == "if" {
        let isInside = choices.last?.isTaken ?? true
        let holds = try condition()
        choices.append(
          Choice(start: start, wasTaken: holds, isTaken: holds && isInside, isInside: isInside))
        continue
      }
      guard var choice = choices.popLast() else {
        throw SyntaxStop(.unexpected("#\(name)", expected: "'#if' before it"), start)
      }
      if name == "endif" { continue }
      let holds = name == "else" ? true : try condition()
      choice.isTaken = holds && !choice.wasTaken && choice.isInside
      choice.wasTaken = choice.wasTaken || holds
      choices.append(choice)
    }
    if let choice = choices.last {
      throw SyntaxStop(.unclosedBracket("#if", closing: "#endif"), choice.start)
    }
  }

  /// The directive at the current position.
  private var directive: String? {
    guard words[position].text == "#", position + 1 < words.count else { return nil }
    let name = words[position + 1].text
    return ["if", "elseif", "else", "endif"].contains(name) ? name : nil
  }

  // MARK: Conditions

  /// Reads the condition, which ends with its line.
  private mutating func condition() throws(SyntaxStop) -> Bool {
    var end = position
    while words[end].kind != .end, !words[end].hasBreakBefore { end += 1 }
    var condition = BranchCondition(words: Array(words[position..<end]))
    let holds = condition.disjunction()
    let place = words[position].start..<words[max(position, end - 1)].end
    position = end
    guard condition.isComplete else {
      let word = String(decoding: text[place], as: UTF8.self)
      throw SyntaxStop(.unexpected(word, expected: "a condition of '#if'"), place)
    }
    return holds
  }
}
