import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

extension Lint {
  /// Finds text without any space.
  static let textSqueezed = Lint(
    "text-squeezed", "Text gets no space.", level: .allow, phoneLevel: .warn,
    explanation: .textSqueezed
  ) { subject in
    subject.eachOnce(subject.survey.squeezedTexts()) { view, range in
      let content = subject.inspection.views.frames(of: view).content
      let stack = subject.fullStack(around: view, content.width == 0 ? .horizontal : .vertical)
      var finding = Diagnostic.textSqueezed(
        subject.inspection.string(subject.inspection.views[view].text) ?? "", at: range,
        by: subject.modifierWithoutSpace(around: view),
        in: stack.map { "\($0.name) in line \($0.line)" },
        priority: stack == nil ? subject.priority(for: view) : nil)
      finding.cause = stack?.range
      return finding
    }
  }
}

extension LintSubject {
  /// The modifier that has space but leaves none for the text, such as a frame of width 0, with its
  /// line. `nil` if a container does.
  fileprivate func modifierWithoutSpace(around view: ID<InspectedView>) -> String? {
    guard let text = survey.node(view) else { return nil }
    let layout = explainer.pass.layout
    let axis: Axis = layout.size(of: text).width == 0 ? .horizontal : .vertical
    var outer = layout.parent(of: text)
    while let node = outer, explainer.offers.proposal(of: node)[axis] == 0 {
      outer = layout.parent(of: node)
    }
    guard let outer, case .modifier(let modifier, _) = explainer.label(of: outer) else {
      return nil
    }
    let part = explainer.part(outer)
    let code = part.code ?? inspection.names.modifiers[modifier]
    return code + (part.line.map { " in line \($0)" } ?? "")
  }

  /// The view that needs a higher layout priority so that the text has space, in words. `nil` if no
  /// priority helps.
  fileprivate func priority(for view: ID<InspectedView>) -> String? {
    guard triesChanges, let node = survey.node(view),
      let part = explainer.prioritized(forText: node)?.part
    else { return nil }
    let owner =
      switch part.label {
      case .view(let other): other
      case .modifier(_, let other): other
      case .implicit: view
      }
    if owner == view { return "it" }
    let name = inspection.names.views[inspection.views.name(of: owner)]
    return "the enclosing \(name)\(part.line.map { " in line \($0)" } ?? "")"
  }
}

// MARK: - Messages

extension Diagnostic {
  /// Text without space. `modifier` is the code that leaves it no space, `stack` is the stack that
  /// doesn't fit, and `priority` names the view that needs a higher layout priority.
  fileprivate static func textSqueezed(
    _ text: String, at range: SourceRange, by modifier: String?, in stack: String?,
    priority: String?
  ) -> Diagnostic {
    if let modifier {
      return lint(
        "text-squeezed", "\(quoted(text)) is 0 points wide: \(modifier) leaves it no space",
        at: range, help: "give the text more space there, or remove it")
    }
    if let stack {
      return lint(
        "text-squeezed",
        "\(quoted(text)) is 0 points wide: the views next to it take all the space of the \(stack), "
          + "which doesn't fit", at: range,
        help: "let the other views of the \(stack) shrink")
    }
    return lint(
      "text-squeezed",
      "\(quoted(text)) is 0 points wide: the views next to it take all the space",
      at: range,
      help: priority.map { "give \($0) a layoutPriority(1), or let the views next to it shrink" }
        ?? "let the views next to it shrink, or give the stack more space")
  }
}

extension DiagnosticExplanation {
  fileprivate static let textSqueezed = DiagnosticExplanation(
    "text-squeezed",
    "Text gets a width of 0 points, because its siblings don't shrink. In a phone-sized window, "
      + "the default level is `warn`.",
    .lint(
      """
      { "viewtree": 1, "window": { "width": 100, "height": 100 }, "lints": { "text-squeezed": "warn" },
        "root": { "view": "HStack", "children": [
          { "view": "Text", "text": "A title" },
          { "view": "Box", "size": { "width": 100, "height": 10 } }] } }
      """),
    wayOut: "Give the text a `layoutPriority(1)`, or let its siblings shrink.")
}
