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
        subject.isShared(key) || subject.asked.contains("reduce-never-assigns")
      else { return nil }
      let template = subject.document.preferenceKeys[key]
      return .reduceNeverAssigns(template.name, at: subject.range(ofReduceOf: template))
    }
  }
}

extension LintSubject {
  /// True if the `reduce` of a key is a script without an assignment.
  func neverAssigns(_ key: Int) -> Bool {
    guard case .script(let script) = document.preferenceKeys[key].reduce else { return false }
    return !document.scripts[script].program.assignsAnything
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A `reduce` without an assignment.
  fileprivate static func reduceNeverAssigns(_ key: String, at range: SourceRange) -> Diagnostic {
    lint(
      "reduce-never-assigns",
      "'reduce' of '\(key)' never changes 'value', so the key keeps its first value",
      at: range,
      help:
        "assign the combined value, as in 'value += nextValue()', or write \"first\" to keep the "
        + "first value")
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
