import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds alignment guides that no container aligns its children on.
  static let guideNeverAsked = Lint(
    "guide-never-asked", "No container uses an alignment guide.",
    explanation: .guideNeverAsked
  ) { subject in
    subject.unaskedGuides().map { .guideNeverAsked($0.stack, at: $0.range) }
  }
}

/// A stack that aligns its children by another guide than one of them sets.
private struct OtherAlignment {
  /// The name of the stack.
  let stack: String
  let line: Int
  /// The names of its guide on the axis of the unused guide, or on its own axis, and of the unused
  /// guide.
  let own: String
  let unused: String
  /// True if the stack aligns its children on the axis of the unused guide.
  let isSameAxis: Bool
  /// The axis of the unused guide.
  let axis: Axis
  /// True in a Swift file.
  let isSwift: Bool

  /// The guide of the stack as code. In Swift, `.center` alone is a guide of both axes.
  var code: String {
    if own != "center" || !isSwift { return ".\(own)" }
    return axis == .horizontal ? "HorizontalAlignment.center" : "VerticalAlignment.center"
  }
}

extension LintSubject {
  /// The names of the `alignmentGuide` modifiers whose closures no container has called, in any of
  /// their views, with the stacks around these.
  fileprivate func unaskedGuides() -> [(range: SourceRange, stack: OtherAlignment?)] {
    var asked: Set<SourceRange> = []
    var unasked: [(range: SourceRange, stack: OtherAlignment?)] = []
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
      } else if !unasked.contains(where: { $0.range == range }) {
        unasked.append((range, stack(around: node)))
      }
    }
    return unasked.filter { !asked.contains($0.range) }
  }

  /// The nearest container around an unused guide, if it's a stack.
  private func stack(around node: NodeID) -> OtherAlignment? {
    guard let guide = pass.layout.guide(of: node) else { return nil }
    var current = node
    while let outer = pass.layout.parent(of: current) {
      current = outer
      guard case .view(let view) = explainer.label(of: outer) else { continue }
      let alignments = pass.layout.alignments(of: outer)
      let same = alignments.first { $0.axis == guide.axis }
      guard let key = same ?? alignments.first, let own = document.alignmentNames.name(of: key),
        let unused = document.alignmentNames.name(of: guide),
        let line = explainer.part(outer).line
      else { return nil }
      return OtherAlignment(
        stack: inspection.names.views[inspection.views.name(of: view)], line: line.number,
        own: own, unused: unused, isSameAxis: same != nil, axis: guide.axis,
        isSwift: explainer.isSwift)
    }
    return nil
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A guide without an effect, inside a stack that aligns its children by another guide.
  fileprivate static func guideNeverAsked(
    _ other: OtherAlignment?, at range: SourceRange
  ) -> Diagnostic {
    guard let other else {
      return lint(
        "guide-never-asked",
        "this alignmentGuide has no effect: no enclosing container aligns its children by this guide",
        at: range,
        help: "align the container by the same guide, as in VStack(alignment: .leading)")
    }
    return lint(
      "guide-never-asked",
      "this alignmentGuide has no effect: the \(other.stack) in line \(other.line) aligns its children "
        + "by '.\(other.own)', not by '.\(other.unused)'",
      at: range,
      help: other.isSameAxis
        ? "write \(other.stack)(alignment: .\(other.unused)), or alignmentGuide(\(other.code))"
        : "add the guide to the \(other.stack) instead")
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
