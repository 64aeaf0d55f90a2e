import ViewTreeDocument
import ViewTreeSyntax

extension Lint {
  /// A `reduce` that leaves `value` as it is (docs/semantics.md, Preferences).
  static let reduceNeverAssigns = Lint(
    "reduce-never-assigns", "'reduce' never changes 'value', so that only the first value counts."
  ) { subject in
    subject.document.declaredKeys.compactMap { key in
      guard subject.neverAssigns(key) else { return nil }
      let template = subject.document.preferenceKeys[key]
      return .reduceNeverAssigns(template.name, at: subject.range(ofReduceOf: template))
    }
  }
}

extension LintSubject {
  /// Whether the `reduce` of a key assigns nothing, which no name of one stands for.
  func neverAssigns(_ key: Int) -> Bool {
    guard case .script(let script) = document.preferenceKeys[key].reduce else { return false }
    return !document.scripts[Int(script)].program.assignsAnything
  }
}
