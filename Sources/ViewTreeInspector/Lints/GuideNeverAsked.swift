import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds alignment guides that no container aligns its children on.
  static let guideNeverAsked = Lint(
    "guide-never-asked", "No container uses an alignment guide.",
    explanation: .guideNeverAsked
  ) { subject in
    subject.unaskedGuides().map { .guideNeverAsked(at: $0) }
  }
}

extension LintSubject {
  /// The names of the `alignmentGuide` modifiers whose closures no container has called, in any of
  /// their views.
  fileprivate func unaskedGuides() -> [SourceRange] {
    var asked: Set<SourceRange> = []
    var unasked: [SourceRange] = []
    for (number, site) in pass.built.sites.enumerated() {
      let modifier = pass.built.modifiers[site.modifier]
      guard site.script != nil,
        pass.modifierDefinitions.indices.contains(modifier.definition.index),
        pass.modifierDefinitions[modifier.definition.index].name == "alignmentGuide",
        let node = modifier.node, pass.layout.isPlaced(node)
      else { continue }
      let range = document.nameRange(ofModifierAt: modifier.syntax)
      if pass.questions.askedGuides.contains(UInt32(number)) {
        asked.insert(range)
      } else if !unasked.contains(range) {
        unasked.append(range)
      }
    }
    return unasked.filter { !asked.contains($0) }
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A guide without an effect.
  fileprivate static func guideNeverAsked(at range: SourceRange) -> Diagnostic {
    lint(
      "guide-never-asked",
      "this alignmentGuide has no effect: no enclosing container aligns its children by this guide",
      at: range,
      help: "align the container by the same guide, as in VStack(alignment: .leading)")
  }
}

extension DiagnosticExplanation {
  fileprivate static let guideNeverAsked = DiagnosticExplanation(
    "guide-never-asked",
    "A container calls the closure of an `alignmentGuide` only if it aligns its children by that "
      + "guide. The alignment of a `VStack` is `center` by default, so a guide for `leading` has "
      + "no effect inside it.",
    .lint(
      """
      { "viewtree": 1, "root": { "view": "VStack", "children": [
        { "view": "Text", "text": "a", "modifiers": [{ "alignmentGuide": { "guide": "leading", "computeValue": "10" } }] },
        { "view": "Text", "text": "b" }] } }
      """),
    wayOut: "Use the same alignment in the container and in the guide.")
}
