import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds stacks whose children need more space than the stack has.
  static let childrenDontFit = Lint(
    "children-dont-fit", "The children of a stack need more space than it has.", level: .allow,
    phoneLevel: .warn, explanation: .childrenDontFit
  ) { subject in
    subject.eachOnce(subject.fullStacks, at: { $0.view }) { stack, range in
      let isAssumed = stack.rigid.contains { share in
        guard case .view(let view) = share.part.label else { return false }
        return subject.containsPlaceholder(view)
      }
      return isAssumed ? nil : subject.finding(stack, at: range)
    }
  }
}

extension LintSubject {
  /// The nearest stack around a view whose children need more than it has along an axis, with its
  /// source.
  func fullStack(
    around view: ID<InspectedView>, _ axis: Axis
  ) -> (name: String, line: Int, range: SourceRange)? {
    guard !fullStacks.isEmpty else { return nil }
    var current = survey.views[view].parent
    while let outer = current {
      if fullStacks.contains(where: { $0.view == outer && $0.axis == axis }) {
        let range = document.nameRange(ofViewAt: inspection.views[outer].syntax)
        let name = inspection.names.views[inspection.views.name(of: outer)]
        return (name, explainer.pass.lines.lineNumber(at: range.start), range)
      }
      current = survey.views[outer].parent
    }
    return nil
  }

  /// The source of the nearest stack around a view whose children need more than it has.
  func fullStack(around view: ID<InspectedView>) -> SourceRange? {
    (fullStack(around: view, .horizontal) ?? fullStack(around: view, .vertical))?.range
  }

  fileprivate func finding(_ stack: LayoutSurvey.FullStack, at range: SourceRange) -> Diagnostic {
    let more = stack.rigid.count > 3 ? ", and neither do \(stack.rigid.count - 3) more" : ""
    let rigid = stack.rigid.prefix(3).enumerated().map { index, share -> Diagnostic.Note? in
      guard case .view(let view) = share.part.label else { return nil }
      return Diagnostic.Note(
        "\(name(of: view)) doesn't shrink: \(words(share.length))\(index == 2 ? more : "")",
        at: document.nameRange(ofViewAt: inspection.views[view].syntax))
    }
    return .childrenDontFit(
      inspection.names.views[inspection.views.name(of: stack.view)],
      side: stack.axis == .horizontal ? "wide" : "high", taken: words(stack.taken),
      isMinimum: stack.isMinimum,
      offered: words(stack.offered),
      change: stack.change.flatMap { instruction($0, result: "it fits") },
      fix: stack.change.flatMap(fix), at: range, notes: rigid)
  }
}

// MARK: - Messages

extension Diagnostic {
  /// A stack with more children than it has space for.
  fileprivate static func childrenDontFit(
    _ stack: String, side: String, taken: String, isMinimum: Bool, offered: String, change: String?,
    fix: FixIt?, at range: SourceRange, notes: [Note?]
  ) -> Diagnostic {
    var finding = lint(
      "children-dont-fit",
      "this '\(stack)' \(isMinimum ? "needs to be" : "is") \(taken) \(side), but gets \(offered)",
      at: range,
      help: change
        ?? "let a child shrink or wrap, choose another layout with ViewThatFits, or put it into a ScrollView",
      notes: notes)
    finding.fixIt = fix
    return finding
  }
}

extension DiagnosticExplanation {
  fileprivate static let childrenDontFit = DiagnosticExplanation(
    "children-dont-fit",
    "The children of a stack and its gaps are longer than its space, so the stack overflows its "
      + "enclosing view on both sides. The notes name the children that don't shrink. In a "
      + "phone-sized window, the default level is `warn`.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "children-dont-fit": "warn" },
        "root": { "view": "HStack", "children": [
          { "view": "Box", "size": { "width": 70, "height": 10 } },
          { "view": "Box", "size": { "width": 70, "height": 10 } }] } }
      """),
    wayOut:
      "Let a child shrink or wrap, choose another layout with `ViewThatFits`, or use a `ScrollView`."
  )
}
