import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// A key under `onPreferenceChange` whose values can't be compared
  /// (docs/explanation/preferences.md, Readers).
  static let valueNotEquatable = Lint(
    "value-not-equatable", "The value of a key for onPreferenceChange isn't Equatable.",
    explanation: .valueNotEquatable
  ) { subject in
    subject.comparedKeys.compactMap { key, type, range in
      subject.document.types.conforms(subject.document.types.type(type), to: "Equatable")
        ? nil
        : .valueNotEquatable(
          key.name, type: type, at: range, declaration: subject.tree.range(key.syntax))
    }
  }

  /// A key under `onPreferenceChange` whose values have anchors, which Swift can't compare before
  /// iOS 15.
  static let anchorCompared = Lint(
    "anchor-compared",
    "The value of a key for onPreferenceChange contains anchors, which needs iOS 15.",
    level: .allow, explanation: .anchorCompared
  ) { subject in
    subject.comparedKeys.compactMap { key, type, range in
      subject.document.types.values(of: subject.document.types.type(type), contain: "Anchor")
        ? .anchorCompared(key.name, at: range, declaration: subject.tree.range(key.syntax)) : nil
    }
  }
}

extension LintSubject {
  /// The uses of keys in `onPreferenceChange`, each with the type of the key's values.
  fileprivate var comparedKeys: [(key: PreferenceKeyTemplate, type: String, range: SourceRange)] {
    let definitions = ModifierRegistry.standard.definitions
    return flow.uses.compactMap { use in
      guard use.isReachable,
        case .onPreferenceChange = definitions[document.modifiers[use.modifier].definition].meaning
      else { return nil }
      let key = document.preferenceKeys[use.key]
      return key.typeName.map { (key, $0, range(ofModifier: use.modifier)) }
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// `onPreferenceChange` of a key whose values can't be compared.
  fileprivate static func valueNotEquatable(
    _ key: String, type: String, at range: SourceRange, declaration: SourceRange
  ) -> Diagnostic {
    lint(
      "value-not-equatable",
      "onPreferenceChange compares values, but \(type) of '\(key)' isn't Equatable", at: range,
      help: "make the type of the values Equatable, or read them with overlayPreferenceValue",
      notes: [Note("the key is declared here", at: declaration)])
  }

  /// `onPreferenceChange` of a key whose values have anchors.
  fileprivate static func anchorCompared(
    _ key: String, at range: SourceRange, declaration: SourceRange
  ) -> Diagnostic {
    lint(
      "anchor-compared",
      "onPreferenceChange compares the anchors of '\(key)', which needs iOS 15", at: range,
      help: "read them with overlayPreferenceValue or backgroundPreferenceValue",
      notes: [Note("the key is declared here", at: declaration)])
  }
}

extension DiagnosticExplanation {
  fileprivate static let valueNotEquatable = DiagnosticExplanation(
    "value-not-equatable",
    "`onPreferenceChange` runs its closure when the value changes, so Swift requires an `Equatable` value and doesn't compile this. `overlayPreferenceValue` and `backgroundPreferenceValue` have no such requirement.",
    .swiftLint(
      """
      struct Size { let width: CGFloat }
      struct SizeKey: PreferenceKey {
        static var defaultValue: [Size] { [] }
        static func reduce(value: inout [Size], nextValue: () -> [Size]) { value += nextValue() }
      }
      struct A: View {
        var body: some View {
          Text("a").preference(key: SizeKey.self, value: [Size(width: 1)])
            .onPreferenceChange(SizeKey.self) { print($0.count) }
        }
      }
      """),
    wayOut: "Declare the type `Equatable`.")

  fileprivate static let anchorCompared = DiagnosticExplanation(
    "anchor-compared",
    "`onPreferenceChange` requires an `Equatable` value. `Anchor` isn't `Equatable` in iOS 13 and 14. Enable this lint for apps that run there.",
    .lint(
      """
      { "viewtree": 1, "lints": { "anchor-compared": "warn" }, "state": { "n": 0 },
        "preferenceKeys": { "K": { "type": "[Anchor<CGRect>]", "defaultValue": [], "reduce": "append" } },
        "root": { "view": "Color", "modifiers": [
          { "anchorPreference": { "key": "K", "value": ".bounds", "transform": "[$0]" } },
          { "onPreferenceChange": { "key": "K", "perform": "n = value.count" } }] } }
      """),
    wayOut: "Read the anchors with `overlayPreferenceValue` or `backgroundPreferenceValue`.")
}
