import ViewTreeReport
import ViewTreeSyntax

/// The answer of a tool, which grows step by step.
struct ContextAnswer {
  /// The outcome.
  enum Status: String {
    case fine, problems, failed
  }

  var status = Status.fine
  /// The views of the screen and the placeholders among them. `nil` if no screen is shown.
  var views: (count: Int, standIns: Int)?
  /// The first lines: the screen, and the accuracy of the answer.
  private(set) var head = ""
  /// The parts that follow, the most important first.
  private(set) var parts: [String] = []
  /// The problems of each device and text size.
  var findings = GroupedFindings()
  /// The paths of pictures, by the names of their members in `structuredContent`.
  var pictures: [(name: String, path: String)] = []
  /// An image of the screen.
  var image: [UInt8]?

  /// True if no step may follow.
  var isOver: Bool { status == .failed }

  /// Adds a line to the first lines.
  mutating func addHead(_ line: String) { head += head.isEmpty ? line : "\n" + line }

  /// Adds a part. Empty text is ignored.
  mutating func add(_ part: String, _ status: Status = .fine) {
    let text = part.droppingLineEnds
    if !text.isEmpty { parts.append(text) }
    if self.status == .fine || status == .failed { self.status = status }
  }

  /// Ends the answer with an error.
  mutating func fail(_ text: String) { add(text, .failed) }

  /// An answer that is an error.
  static func failed(_ text: String) -> ContextAnswer {
    var answer = ContextAnswer()
    answer.fail(text)
    return answer
  }

  // MARK: - Text

  /// The number of bytes in a token, on average.
  static let bytesOfToken = 4
  /// The maximum budget, in tokens.
  static let greatestBudget = 100_000

  /// The whole text. Control characters of the project's names are escaped, and paths are relative
  /// to the opened folders.
  private func lines(_ folders: ContextFolders) -> [String] {
    let all = ([head] + findings.paragraphs + parts).filter { !$0.isEmpty }
    return all.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { folders.relative(TerminalText.escaped(String($0))) }
  }

  /// The answer as the result of a call, within a number of tokens.
  func json(budget: Int, _ folders: ContextFolders) -> OrderedJSON {
    let lines = lines(folders)
    let all = lines.reduce(0) { $0 + $1.utf8.count + 1 }
    var left = min(budget, Self.greatestBudget) * Self.bytesOfToken
    var shown: [String] = []
    for line in lines {
      guard line.utf8.count < left else { break }
      left -= line.utf8.count + 1
      shown.append(line)
    }
    let omitted = lines.count - shown.count
    if omitted > 0 {
      let needed = all / Self.bytesOfToken + 1
      let word = omitted == 1 ? "line" : "lines"
      shown.append(
        "… \(omitted) more \(word). To see them, set budget to \(needed), or ask for one view or a "
          + "smaller depth."
      )
    }
    let text = shown.joined(separator: "\n") + "\n"
    var content: [OrderedJSON] = [["type": "text", "text": .text(text)]]
    if let image {
      content.append([
        "type": "image", "data": .text(Base64.text(image)), "mimeType": "image/png",
      ])
    }
    return [
      "content": .list(content),
      "structuredContent": structured(text, omitted: omitted),
      "isError": .bool(status == .failed),
    ]
  }

  private func structured(_ text: String, omitted: Int) -> OrderedJSON {
    var members: [(String, OrderedJSON)] = [
      ("answer", .text(text)), ("status", .text(status.rawValue)),
      ("omittedLines", .integer(omitted)),
    ]
    if let views {
      members.append(("views", .integer(views.count)))
      members.append(("standIns", .integer(views.standIns)))
    }
    members += pictures.map { ($0.name, .text($0.path)) }
    return .object(members)
  }
}

extension String {
  /// The text without line ends at its end.
  fileprivate var droppingLineEnds: String {
    var text = self
    while text.last?.isNewline ?? false { text.removeLast() }
    return text
  }
}
