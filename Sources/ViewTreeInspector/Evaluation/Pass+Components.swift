import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// A use of a component that isn't a view itself, while the tree is being built.
struct ComponentUse {
  let name: ID<InspectionNames.View>
  let syntax: SyntaxNode.Index
  let group: ID<GroupRecord>
  let first: UInt32
  var count: UInt32 = 0
}

extension Pass {
  /// Calls `body`, which builds the views of a component into a list, and records these views.
  func noteUse<Result>(
    of template: ViewTemplate, in group: ID<GroupRecord>,
    _ body: (InstanceUse.Form) throws -> Result
  ) rethrows -> Result {
    let use = built.componentUses.count
    let first = built.groups[group].count
    built.componentUses.append(
      ComponentUse(
        name: nameIndex(of: template), syntax: template.syntax, group: group, first: first))
    let result = try body(.use(use))
    built.componentUses[use].count = built.groups[group].count - first
    return result
  }
}
