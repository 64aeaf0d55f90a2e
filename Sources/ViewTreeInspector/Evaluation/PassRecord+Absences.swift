import ViewTreeDocument
import ViewTreePreferences
import ViewTreeSyntax

/// The closures of the document that no view has: those in branches that are not there.
extension PassRecord {
  /// All of them, in the order in which their branches were decided about.
  ///
  /// Those of a component are listed once, at its first use that is not there: that is linear in the
  /// document.
  func absences() -> [InspectedAbsence] {
    var absences: [InspectedAbsence] = []
    var components: Set<UInt16> = []
    for branch in pass.closedBranches.all {
      add(branch, &components, to: &absences)
    }
    return absences
  }

  /// A list of views, and the use of the component whose body it is.
  private typealias List = (content: TemplateRange, use: InspectedAbsence.Use?)

  private func add(
    _ branch: ClosedBranches.Branch, _ components: inout Set<UInt16>,
    to absences: inout [InspectedAbsence]
  ) {
    let document = pass.document
    let expression = expression(of: branch)
    var lists: [List] = [(branch.content, nil)]
    while let list = lists.popLast() {
      for index in list.content.first..<list.content.end {
        let template = document.templates[Int(index)]
        let first = Int(template.firstModifier)
        for modifier in document.modifiers[first..<first + Int(template.modifierCount)] {
          guard let key = key(ofClosure: modifier) else { continue }
          absences.append(
            InspectedAbsence(
              modifier: modifier.definition, key: key, name: pass.nameIndex(of: template),
              id: id(of: template), syntax: modifier.syntax, use: list.use, cause: branch.cause,
              expression: expression, gate: branch.gate))
        }
        if template.kind == .component, components.insert(template.definition).inserted {
          let use = InspectedAbsence.Use(
            name: pass.nameIndex(of: template), syntax: template.syntax)
          lists.append((document.components[Int(template.definition)].body, use))
        }
      }
    }
  }

  /// The key of a modifier that has a closure, or that is shown like one.
  private func key(ofClosure modifier: ModifierTemplate) -> Int? {
    switch pass.modifierDefinitions[Int(modifier.definition)].meaning {
    case .anchorPreference, .transformPreference, .transformAnchorPreference,
      .onPreferenceChange, .preferenceReader:
      if case .preferenceKey(let key) = pass.document.arguments[Int(modifier.firstArgument)] {
        return Int(key)
      }
      return nil
    case .navigationTitle: return pass.document.navigationTitleKey
    default: return nil
    }
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
