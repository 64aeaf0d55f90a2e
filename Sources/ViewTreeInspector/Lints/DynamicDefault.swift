import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

extension Lint {
  /// Finds containers that can change, and therefore contribute the default
  /// (docs/explanation/preferences.md, Dynamic containers).
  static let dynamicDefault = Lint(
    "dynamic-default",
    "A container whose views can change contributes the key's default, and a value is lost.",
    explanation: .dynamicDefault
  ) { subject in
    var findings: [Diagnostic] = []
    var told: Set<SourceRange> = []
    // If the default doesn't change a key's values, there is no problem to find.
    for key in subject.document.declaredKeys {
      guard !subject.losses.isHarmless(key) else { continue }
      for fold in subject.pass.foldsWithDefaults(of: PreferenceKeyID(key)) {
        let (result, without) = (subject.pass.value(fold.result), subject.pass.value(fold.without))
        guard result != without, without == without else { continue }
        let owner = DefaultOwner(of: fold.source, subject)
        guard told.insert(owner.range).inserted else { continue }
        let template = subject.document.preferenceKeys[key]
        findings.append(
          .dynamicDefault(
            template.name, of: owner.name, at: owner.range, with: subject.words(result),
            without: subject.words(without), cause: owner.cause,
            reduce: subject.range(ofReduceOf: template),
            keeping: Diagnostic.keepingReduce(
              subject.losses[key], isOptional: subject.isOptional(key))))
      }
    }
    return findings
  }
}

extension LintSubject {
  /// True if the default of a key is nil.
  fileprivate func isOptional(_ key: Int) -> Bool {
    pass.defaultValue(of: PreferenceKeyID(key))?.isNone ?? false
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A fold whose result changes because a container without a value contributes the default.
  fileprivate static func dynamicDefault(
    _ key: String, of owner: String, at range: SourceRange, with result: String, without: String,
    cause: SourceRange?, reduce: SourceRange, keeping: String
  ) -> Diagnostic {
    lint(
      "dynamic-default",
      "'\(owner)' contributes the default to '\(key)', which changes the result of 'reduce'",
      at: range, help: keeping,
      notes: [
        cause.map {
          Note("a container whose views can change has a value for every key", at: $0)
        },
        Note("with that default, 'reduce' gives \(result); without it, \(without)", at: reduce),
      ])
  }
}

extension DiagnosticExplanation {
  fileprivate static let dynamicDefault = DiagnosticExplanation(
    "dynamic-default",
    "A container whose children can change contributes a key's default, although no view inside "
      + "writes the key. This changes the result of `reduce`.",
    .lint(
      allowing: "reducer-drops-value",
      reading(
        #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }, { "view": "VStack", "children": [{ "if": "n > 5", "then": "Color" }] }],"#,
        reduce: "value = nextValue()")),
    wayOut:
      "Choose a default that doesn't change the result of `reduce`, or a `reduce` that keeps a "
      + "value when it combines it with the default."
  )
}
