import ViewTreeSyntax

extension Lint {
  /// A default that is no identity of `reduce` (docs/semantics.md, Slots).
  static let reducerDropsValue = Lint(
    "reducer-drops-value", "'reduce' changes a value that meets the default."
  ) { subject in
    subject.document.declaredKeys.compactMap { key in
      // What assigns nothing is a finding of its own.
      guard let loss = subject.losses[key], !subject.neverAssigns(key) else { return nil }
      let template = subject.document.preferenceKeys[key]
      let place =
        subject.document.member("defaultValue", ofKey: template) ?? template.syntax
      return .reducerDropsValue(
        template.name, at: subject.range(ofReduceOf: template), value: subject.words(loss.value),
        defaultValue: subject.words(loss.defaultValue),
        resultAfter: loss.resultAfter.map { subject.words($0) },
        resultBefore: loss.resultBefore.map { subject.words($0) }, place: subject.tree.range(place),
        isOptional: loss.defaultValue.isNone)
    }
  }
}
