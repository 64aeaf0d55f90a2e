import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeSyntax

/// The closures of the document without a view: those in branches that aren't live.
extension PassRecord {
  /// All absent closures: branches in the order in which they were evaluated, each with its
  /// closures in view-tree order (docs/explanation/preferences.md, View-tree order).
  ///
  /// Closures of a component are listed once, at its first absent use. This keeps the list linear
  /// in the document.
  func absences() -> [InspectedAbsence] {
    var absences: [InspectedAbsence] = []
    var components: Set<ShortID<ComponentTemplate>> = []
    for branch in pass.built.closedBranches.all {
      let expression = expression(of: branch)
      forEachClosure(in: branch.content, &components) { template, modifier, key, use in
        absences.append(
          InspectedAbsence(
            modifier: ID(modifier.definition.rawValue), key: key,
            name: pass.nameIndex(of: template),
            id: id(of: template), syntax: modifier.syntax, use: use, cause: branch.cause,
            expression: expression, gate: branch.gate))
      }
    }
    return absences
  }

  /// A step that remains in the traversal of views that aren't built.
  private enum AbsenceStep {
    case views(TemplateRange, InspectedAbsence.Use?)
    case closure(of: ID<ViewTemplate>, modifier: ID<ModifierTemplate>, InspectedAbsence.Use?)
  }

  /// Visits the closures of some views and of all in them, those of components included.
  private func forEachClosure(
    in content: TemplateRange, _ components: inout Set<ShortID<ComponentTemplate>>,
    _ body: (
      ViewTemplate, ModifierTemplate, ID<InspectionNames.Key>, InspectedAbsence.Use?
    ) -> Void
  ) {
    let document = pass.document
    // A stack: the last step is next.
    var steps = [AbsenceStep.views(content, nil)]
    while let step = steps.popLast() {
      switch step {
      case .closure(let index, let modifier, let use):
        let modifier = document.modifiers[modifier]
        guard let key = key(ofClosure: modifier) else { continue }
        body(document.templates[index], modifier, key, use)
      case .views(let content, let use):
        guard !content.isEmpty else { continue }
        let template = document.templates[content.first]
        // The view's siblings follow after the view's own content and modifiers.
        steps.append(.views(TemplateRange(first: template.end, end: content.end), use))
        let (before, after) = modifierSteps(of: content.first, use)
        steps += after.reversed()
        steps += viewSteps(in: template, use, &components).reversed()
        steps += before.reversed()
      }
    }
  }

  /// The steps of a view's modifiers before and after the view. A background comes before its
  /// foreground.
  private func modifierSteps(
    of index: ID<ViewTemplate>, _ use: InspectedAbsence.Use?
  ) -> (before: [AbsenceStep], after: [AbsenceStep]) {
    let template = pass.document.templates[index]
    var steps: (before: [AbsenceStep], after: [AbsenceStep]) = ([], [])
    for place in template.modifiers {
      let modifier = pass.document.modifiers[place]
      let contents = contents(modifier.arguments, use)
      if case .secondary(.background, _, _) = pass.modifierDefinitions[modifier.definition]
        .meaning
      {
        steps.before = contents + steps.before
      } else {
        steps.after.append(.closure(of: index, modifier: place, use))
        steps.after += contents
      }
    }
    return steps
  }

  /// The views inside a view, including those of a component's body at its first use.
  private func viewSteps(
    in template: ViewTemplate, _ use: InspectedAbsence.Use?,
    _ components: inout Set<ShortID<ComponentTemplate>>
  ) -> [AbsenceStep] {
    let own = contents(template.arguments, use)
    guard template.kind == .component, components.insert(template.component).inserted else {
      return own
    }
    let body = pass.document.components[template.component].body
    let inner = InspectedAbsence.Use(
      name: pass.nameIndex(of: template), syntax: template.syntax)
    return own + [.views(body, inner)]
  }

  /// The views that some arguments are.
  private func contents(
    _ arguments: Range<ID<Argument>>, _ use: InspectedAbsence.Use?
  ) -> [AbsenceStep] {
    var contents: [TemplateRange] = []
    for argument in pass.document.arguments[arguments] {
      guard case .content(let content) = argument else { continue }
      // The content of a section includes the views of its header and its footer.
      contents.removeAll { content.first <= $0.first && $0.end <= content.end }
      if contents.contains(where: { $0.first <= content.first && content.end <= $0.end }) {
        continue
      }
      contents.append(content)
    }
    return contents.map { .views($0, use) }
  }

  /// The key of a modifier that has a closure, or a value that would be computed with its view.
  private func key(
    ofClosure modifier: ModifierTemplate
  ) -> ID<InspectionNames.Key>? {
    let definition = pass.modifierDefinitions[modifier.definition]
    if case .navigationTitle = definition.meaning {
      return pass.document.navigationTitleKey.map { ID($0) }
    }
    return definition.preferenceKey.flatMap { pass.document.preferenceKey($0, of: modifier) }
      .map { ID($0.rawValue) }
  }

  private func id(of template: ViewTemplate) -> InspectedText {
    if case .text(let node) = template.id { return .literal(node) }
    return .none
  }

  private func expression(of branch: ClosedBranches.Branch) -> String {
    switch branch.argument {
    case .script(let script): pass.document.text(of: script)
    case .bool(let value): value ? "true" : "false"
    default: ""
    }
  }
}
