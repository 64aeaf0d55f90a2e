import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds a `reduce` that never changes `value` (docs/explanation/preferences.md).
  static let reduceNeverAssigns = Lint(
    "reduce-never-assigns", "'reduce' never changes 'value', so the key keeps its first value.",
    explanation: .reduceNeverAssigns
  ) { subject in
    subject.document.declaredKeys.compactMap { key in
      guard subject.neverAssigns(key),
        !(subject.explainer.isSwift && subject.isReduceEmpty(key)),
        subject.isShared(key) || subject.asked.contains("reduce-never-assigns")
      else { return nil }
      let template = subject.document.preferenceKeys[key]
      // An empty body keeps the first value on purpose.
      let first = subject.explainer.isSwift ? "leave the body empty" : "write \"first\""
      return .reduceNeverAssigns(template.name, at: subject.range(ofReduceOf: template), first)
    }
  }
}

extension LintSubject {
  /// True if the `reduce` of a key has no statement.
  fileprivate func isReduceEmpty(_ key: Int) -> Bool {
    guard case .script(let script) = document.preferenceKeys[key].reduce else { return false }
    return document.text(of: script).utf8.allSatisfy {
      Byte.isSpace($0) || Byte.isLineEnd($0) || $0 == Byte.openBrace || $0 == Byte.closeBrace
    }
  }

  /// True if the `reduce` of a key is a script without an assignment.
  func neverAssigns(_ key: Int) -> Bool {
    guard case .script(let script) = document.preferenceKeys[key].reduce else { return false }
    return !document.scripts[script].program.assignsAnything
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A `reduce` without an assignment.
  fileprivate static func reduceNeverAssigns(
    _ key: String, at range: SourceRange, _ first: String
  ) -> Diagnostic {
    lint(
      "reduce-never-assigns",
      "'reduce' of '\(key)' never changes 'value', so the key keeps its first value",
      at: range,
      help:
        "assign the combined value, as in 'value += nextValue()', or \(first) to keep the first value"
    )
  }
}

extension DiagnosticExplanation {
  fileprivate static let reduceNeverAssigns = DiagnosticExplanation(
    "reduce-never-assigns",
    "Several views write a key, and its `reduce` computes a value without assigning it, so the key "
      + "keeps its first value. With one writer, the lint reports it only if you set its level.",
    .lint(
      reading(
        #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }, { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 2 } }] }],"#,
        reduce: "value + nextValue()")),
    wayOut:
      "Assign the result, as in `value += nextValue()`. To keep the first value, write `first`."
  )
}
