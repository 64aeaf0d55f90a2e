import ViewTreeSyntax

extension Lint {
  /// A default that isn't an identity of `reduce` (docs/explanation/preferences.md, Slots).
  static let reducerDropsValue = Lint(
    "reducer-drops-value", "'reduce' changes a value when it combines it with the default.",
    explanation: .reducerDropsValue
  ) { subject in
    subject.document.declaredKeys.compactMap { key in
      // A `reduce` that assigns nothing has a separate lint.
      guard let loss = subject.losses[key], !subject.neverAssigns(key),
        subject.isShared(key) || subject.asked.contains("reducer-drops-value")
      else { return nil }
      let template = subject.document.preferenceKeys[key]
      let place =
        subject.document.member("defaultValue", ofKey: template) ?? template.syntax
      return .reducerDropsValue(
        template.name, at: subject.range(ofReduceOf: template), value: subject.words(loss.value),
        defaultValue: subject.words(loss.defaultValue),
        resultAfter: loss.resultAfter.map { subject.words($0) },
        resultBefore: loss.resultBefore.map { subject.words($0) }, place: subject.tree.range(place),
        keeping: Diagnostic.keepingReduce(loss, isOptional: loss.defaultValue.isNone))
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A `reduce` that changes values when it combines them with the default.
  fileprivate static func reducerDropsValue(
    _ key: String, at range: SourceRange, value: String, defaultValue: String, resultAfter: String?,
    resultBefore: String?, place: SourceRange, keeping: String
  ) -> Diagnostic {
    let side =
      switch (resultAfter, resultBefore) {
      case (_?, nil): "comes after it"
      case (nil, _?): "comes before it"
      default: "meets it"
      }
    return lint(
      "reducer-drops-value", "'reduce' of '\(key)' does not keep a value if the default \(side)",
      at: range,
      help: "if several views write the key, \(keeping); with one writer, the value is the same",
      notes: [
        resultAfter.map {
          Note("\(value), reduced with the default \(defaultValue), gives \($0)", at: place)
        },
        resultBefore.map {
          Note("the default \(defaultValue), reduced with \(value), gives \($0)", at: place)
        },
      ])
  }
}

extension DiagnosticExplanation {
  fileprivate static let reducerDropsValue = DiagnosticExplanation(
    "reducer-drops-value",
    "Several views write a key, and its `reduce` loses a value when it combines it with the default. "
      + "With one writer, nothing is lost, so the lint reports it only if you set its level.",
    .lint(
      reading(
        #"{ "view": "HStack", "children": [{ "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }, { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": 2 } }] }],"#,
        reduce: "value = nextValue()")),
    wayOut:
      "Choose a default that doesn't change the result: `[]` for appending, 0 for adding, nil for "
      + "an optional."
  )
}
