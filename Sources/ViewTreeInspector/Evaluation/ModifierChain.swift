import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Modifiers of a group, which each view of the group gets (docs/explanation/layout.md, Groups).
final class ModifierChain {
  /// The group's first modifier in the document, and how many there are.
  let first: ID<ModifierTemplate>
  let count: Int
  /// The names that the group's scripts can use.
  let environment: ScriptEnvironment
  /// The modifiers of the enclosing group.
  let outer: ModifierChain?
  /// True if a modifier of this group or of an enclosing one may set a value of the environment.
  let setsEnvironment: Bool
  /// The environment inside the group, and the outer environment from which it was made.
  var environmentInside: (around: ID<ViewEnvironment>, inside: ID<ViewEnvironment>)?

  init(
    first: ID<ModifierTemplate>, count: Int, environment: ScriptEnvironment, outer: ModifierChain?,
    setsEnvironment: Bool
  ) {
    self.first = first
    self.count = count
    self.environment = environment
    self.outer = outer
    self.setsEnvironment = setsEnvironment || outer?.setsEnvironment ?? false
  }

  /// The number of modifiers that a view gets.
  var totalCount: Int { count + (outer?.totalCount ?? 0) }
}
