import ViewTreeSyntax

/// The answer of a tool.
struct ContextAnswer {
  /// The outcome, by the exit statuses of the commands.
  enum Status: String {
    case fine, problems, failed
  }

  var status = Status.fine
  var text = ""

  /// Adds a part, after an empty line.
  mutating func add(_ part: String, _ status: ExitStatus) {
    if !part.isEmpty {
      if !text.isEmpty { text += "\n" }
      text += part.hasSuffix("\n") ? part : part + "\n"
    }
    switch status {
    case .fine: break
    case .no: if self.status == .fine { self.status = .problems }
    default: self.status = .failed
    }
  }

  /// An answer that is an error.
  static func failed(_ text: String) -> ContextAnswer {
    ContextAnswer(status: .failed, text: text + "\n")
  }

  /// The number of bytes that count as a token.
  private static let bytesOfToken = 4

  /// The answer as the result of a call, within a number of tokens.
  func json(budget: Int) -> OrderedJSON {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var left = min(budget, 100_000) * Self.bytesOfToken
    var kept = 0
    while kept < lines.count, lines[kept].utf8.count < left {
      left -= lines[kept].utf8.count + 1
      kept += 1
    }
    var omitted = lines.count - kept
    if omitted == 1, lines.last?.isEmpty ?? false { omitted = 0 }
    var shown = lines[..<kept].joined(separator: "\n")
    if omitted > 0 {
      shown +=
        "\n… \(omitted) more \(omitted == 1 ? "line" : "lines"): ask about a view, or with a larger budget.\n"
    }
    return [
      "content": [["type": "text", "text": .text(shown)]],
      "structuredContent": [
        "answer": .text(shown), "status": .text(status.rawValue), "omittedLines": .integer(omitted),
      ],
      "isError": .bool(status == .failed),
    ]
  }
}
