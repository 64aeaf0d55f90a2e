import ViewTreeDocument
import ViewTreeSyntax

extension Lint {
  /// A `reduce` that leaves `value` as it is (docs/semantics.md, Preferences).
  static let reduceNeverAssigns = Lint(
    "reduce-never-assigns", "'reduce' never changes 'value', so that only the first value counts."
  ) { subject in
    subject.document.declaredKeys.compactMap { key in
      let template = subject.document.preferenceKeys[key]
      guard case .script(let script) = template.reduce,
        !subject.document.scripts[Int(script)].program.assignsAnything
      else { return nil }
      return .reduceNeverAssigns(template.name, at: subject.range(ofReduceOf: template))
    }
  }
}
