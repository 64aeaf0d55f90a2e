import ViewTreeSyntax

/// Messages that several lints share. Other messages follow their lint.
extension Diagnostic {
  /// Creates a finding of a lint. The caller that runs the lints sets the severity.
  static func lint(
    _ id: String, _ message: String, at range: SourceRange, help: String, notes: [Note?] = []
  ) -> Diagnostic {
    Diagnostic(
      id: id, severity: .warning, message: message, range: range, help: help,
      notes: notes.compactMap { $0 })
  }

  /// A `reduce` or a default with which a value isn't lost when it's combined with the default.
  static func keepingReduce(_ loss: ReduceLosses.Loss?, isOptional: Bool) -> String {
    if isOptional {
      return loss?.resultAfter == nil
        ? "write 'value = value ?? nextValue()'" : "write 'value = nextValue() ?? value'"
    }
    // No default keeps a value that 'reduce' replaces by the next one.
    guard let loss, loss.keepsLast else {
      return
        "choose a default that doesn't change the result of 'reduce', such as [] for appending, 0 for adding, "
        + "nil for an optional"
    }
    let optional = "use an optional with the default nil, and write 'value = nextValue() ?? value'"
    return loss.isLargerThanDefault
      ? "write 'value = max(value, nextValue())', or \(optional)" : optional
  }

  /// The lines of a text, those between the first and the last only if there are few.
  static func quoted(lines: [String]) -> String {
    if lines.count > 3 { return quoted(lines[0]) + " … " + quoted(lines[lines.count - 1]) }
    return lines.isEmpty ? quoted("") : lines.map { quoted($0) }.joined(separator: ", ")
  }

  /// A text from a document, shortened for a sentence.
  static func quoted(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "'" + (line.count > 40 ? line.prefix(39) + "…" : line) + "'"
  }
}

extension DiagnosticExplanation {
  /// A document that reads a key `K`. The caller adds modifiers to its root.
  static func reading(_ root: String, reduce: String) -> String {
    let reader = "{ \"onPreferenceChange\": { \"key\": \"K\", \"perform\": \"n = value\" } }"
    return """
      { "viewtree": 1, "state": { "n": 0 },
        "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "\(reduce)" } },
        "root": \(root)
          "modifiers": [\(reader)] } }
      """
  }

  /// All explanations, in the order of their ids.
  public static let all: [DiagnosticExplanation] =
    (ofCatalogue + LintRegistry.standard.lints.map(\.explanation)).sorted { $0.id < $1.id }
}
