import ViewTreeDocument
import ViewTreeNumbers

extension Pass {
  /// Records the branches of a control form that were evaluated and not built.
  func noteClosedBranches(of template: ViewTemplate) {
    switch template.kind {
    case .conditional:
      close(template, 1, .isFalse)
      close(template, 2, .isTrue)
    case .optionalBinding:
      close(template, 1, .isNil)
      close(template, 2, .isNotNil)
    case .forEach:
      close(template, 2, .isEmpty)
    case .switch:
      for place in stride(from: 2, to: Int(template.argumentCount), by: 2) {
        close(template, place, .otherCase)
      }
    case .view, .component, .layout, .slot: break
    }
  }

  private func close(
    _ template: ViewTemplate, _ place: Int, _ cause: InspectedAbsence.Cause
  ) {
    built.closedBranches.close(
      content(template, place), cause, arguments[template.firstArgument],
      at: template.syntax, in: document)
  }
}
