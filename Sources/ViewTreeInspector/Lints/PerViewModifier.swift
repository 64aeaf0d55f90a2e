import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// A preference modifier of several views (docs/explanation/layout.md, Groups).
  static let perViewModifier = Lint(
    "per-view-modifier", "A preference modifier of a group applies to each of its views.",
    explanation: .perViewModifier
  ) { subject in
    subject.flow.uses.filter(\.isPerView).map { use in
      .perViewModifier(
        subject.name(ofModifier: use.modifier),
        of: subject.writtenName(ofGroup: subject.document.templates[use.template]),
        at: subject.range(ofModifier: use.modifier))
    }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A preference modifier of a group, which applies to each view of the group.
  fileprivate static func perViewModifier(
    _ modifier: String, of group: String, at range: SourceRange
  ) -> Diagnostic {
    lint(
      "per-view-modifier",
      "'\(modifier)' applies to each view of this '\(group)', not once to the group", at: range,
      help: "to apply it once, put the views in a VStack or another container")
  }
}

extension DiagnosticExplanation {
  fileprivate static let perViewModifier = DiagnosticExplanation(
    "per-view-modifier",
    "A preference modifier of a group applies to each of its views.",
    .lint(
      reading(
        #"{ "view": "HStack", "children": [{ "view": "Group", "children": ["Color", "Color"], "modifiers": [{ "preference": { "key": "K", "value": 1 } }] }],"#,
        reduce: "max")),
    wayOut: "To apply it once, put the views into a container such as a VStack.")
}
