import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension Lint {
  /// A value that couldn't be the key's default, which Swift wouldn't compile.
  static let valueOfAnotherType = Lint(
    "value-of-another-type", "A value has a different type than the key's default.",
    explanation: .valueOfAnotherType
  ) { subject in
    subject.document.declaredKeys.flatMap { key in
      let template = subject.document.preferenceKeys[key]
      guard let given = template.defaultValue else { return [Diagnostic]() }
      let type = subject.type(of: given)
      let place = subject.document.member("defaultValue", ofKey: template) ?? template.syntax
      return subject.reachableUses[ID(key)].compactMap { use in
        guard let value = subject.writtenType(by: use), value.differs(from: type) else {
          return nil
        }
        return .valueOfAnotherType(
          template.name, at: subject.range(ofModifier: use.modifier), value: value.name,
          defaultValue: type.name, place: subject.tree.range(place))
      }
    }
  }
}

extension LintSubject {
  /// The known type of a writer's value, or `nil`.
  fileprivate func writtenType(by use: KeyFlow.Use) -> ScriptType? {
    guard use.role == .writer else { return nil }
    let modifier = document.modifiers[use.modifier]
    switch ModifierRegistry.standard.definitions[modifier.definition].meaning {
    case .preference(_, let value): return type(of: document.argument(value, of: modifier))
    case .anchorPreference(_, _, let transform):
      let closure = document.argument(transform, of: modifier)
      guard case .script = closure else { return nil }
      return type(of: closure)
    default: return nil
    }
  }

  /// The known type of an argument.
  fileprivate func type(of argument: Argument) -> ScriptType {
    switch argument {
    case .number: ScriptType(of: .double(0))
    case .bool: ScriptType(of: .bool(false))
    case .text, .markdown: ScriptType(of: .string(""))
    case .constant(let index): ScriptType(exactly: document.constants[index])
    case .script(let index): document.scripts[index].program.resultType
    default: .unknown
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A value that couldn't be the default of its key.
  fileprivate static func valueOfAnotherType(
    _ key: String, at range: SourceRange, value: String, defaultValue: String, place: SourceRange
  ) -> Diagnostic {
    lint(
      "value-of-another-type",
      "the value \(value) for '\(key)' has a different type than the default, \(defaultValue)",
      at: range,
      help: "write a value of the default's type, or change the default",
      notes: [Note("the default is here", at: place)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let valueOfAnotherType = DiagnosticExplanation(
    "value-of-another-type",
    "A value has a different type than the key's default. Swift doesn't compile this. viewtree reports an error when a closure uses the value.",
    .lint(
      allowing: "reducer-drops-value",
      """
      { "viewtree": 1, "state": { "n": 0 },
        "preferenceKeys": { "K": { "defaultValue": 0, "reduce": "value = nextValue()" } },
        "root": { "view": "Color", "modifiers": [{ "preference": { "key": "K", "value": { "$": "\\"three\\"" } } },
          { "onPreferenceChange": { "key": "K", "perform": "n += 1" } }] } }
      """),
    wayOut: "Write a value of the default's type, or change the default.")
}
