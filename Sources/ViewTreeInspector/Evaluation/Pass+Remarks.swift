import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// A remark on the arguments of a modifier.
struct PlacedRemark: Equatable {
  let definition: ShortID<ModifierDefinition>
  let syntax: SyntaxNode.Index
  let remark: ArgumentRemark
}

extension Pass {
  /// The maximum number of remarks that are kept. A loop could produce one for each of its views.
  private static let remarkLimit = 100

  /// Records remarks about the current arguments, once per source location.
  func noteRemarks(of definition: ModifierDefinition, _ template: ModifierTemplate) {
    let found = definition.remarks(on: context.arguments)
    if found.isEmpty { return }
    for remark in found where remarks.count < Self.remarkLimit {
      let placed = PlacedRemark(
        definition: template.definition, syntax: template.syntax, remark: remark)
      if !remarks.contains(placed) { remarks.append(placed) }
    }
  }
}
