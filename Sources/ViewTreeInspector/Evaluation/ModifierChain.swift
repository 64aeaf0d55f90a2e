import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Modifiers of a group around a view, which each view of the group gets
/// (docs/semantics.md, Groups).
final class ModifierChain {
  /// The group's first modifier in the document, and how many there are.
  let first: ID<ModifierTemplate>
  let count: Int
  /// The names that the group's scripts see.
  let environment: ScriptEnvironment
  /// The modifiers of the group around this one.
  let outer: ModifierChain?

  init(
    first: ID<ModifierTemplate>, count: Int, environment: ScriptEnvironment, outer: ModifierChain?
  ) {
    self.first = first
    self.count = count
    self.environment = environment
    self.outer = outer
  }

  /// How many modifiers a view gets.
  var totalCount: Int { count + (outer?.totalCount ?? 0) }
}
