import ViewTreeDocument
import ViewTreeLayout
import ViewTreePreferences
import ViewTreeScript

/// A modifier whose view is being built: what is left to do when the view is complete.
enum OpenModifier {
  /// It has a node of its own.
  case node(NodeID, record: UInt32)
  /// It has none.
  case neutral(record: UInt32)
  /// It hands a value to the layout around the view.
  case layoutValue(key: Int, Value, record: UInt32)
  /// It gives what is inside it an identity: put the old one back. Where the view stands alone, what was
  /// built since `mark` is a dynamic container (docs/semantics.md, Dynamic containers).
  case identity(record: UInt32, previous: UInt64, mark: PreferenceGraph.Mark?)
  /// It changed what views inherit: put the old values back.
  case environment(record: UInt32, previous: UInt32)
  /// It presents views, which are built when all else is done.
  case presentation(PresentationSite)
  /// A writer, a transformer or an `onPreferenceChange`.
  case preference(PreferenceGraph.OpenModifier, record: UInt32, site: UInt32)
  /// `overlay`, `background` and the like: the other view is built next.
  case secondary(
    NodeID, record: UInt32, mark: PreferenceGraph.Mark, content: TemplateRange,
    environment: ScriptEnvironment, role: ModifierDefinition.SecondaryRole)
  /// A preference reader: the other view is built after placement.
  case reader(PreferenceGraph.OpenModifier, NodeID, record: UInt32, mergesOwnKey: Bool)
}
