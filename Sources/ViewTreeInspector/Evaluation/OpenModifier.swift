import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// A modifier whose view is being built: what is left to do when the view is complete.
enum OpenModifier {
  /// It has a node of its own.
  case node(NodeID, record: ID<ModifierRecord>)
  /// It has none.
  case neutral(record: ID<ModifierRecord>)
  /// It hands a value to the layout around the view.
  case layoutValue(key: Int, Value, record: ID<ModifierRecord>)
  /// It gives what is inside it an identity: put the old one back. Where the view stands alone, what was
  /// built since `mark` is a dynamic container (docs/semantics.md, Dynamic containers).
  case identity(record: ID<ModifierRecord>, previous: UInt64, mark: PreferenceGraph.Mark?)
  /// It changed what views inherit: put the old values back.
  case environment(record: ID<ModifierRecord>, previous: ID<ViewEnvironment>)
  /// It presents views, which are built when all else is done; apart, for it is larger than all others.
  indirect case presentation(PresentationSite)
  /// A writer, a transformer or an `onPreferenceChange`.
  case preference(PreferenceGraph.OpenModifier, record: ID<ModifierRecord>, site: ID<ClosureSite>)
  /// `overlay`, `background` and the like: the other view is built next.
  case secondary(
    NodeID, record: ID<ModifierRecord>, mark: PreferenceGraph.Mark, content: TemplateRange,
    environment: ScriptEnvironment, role: ModifierDefinition.SecondaryRole)
  /// A preference reader: the other view is built after placement.
  case reader(PreferenceGraph.OpenModifier, NodeID, record: ID<ModifierRecord>, mergesOwnKey: Bool)
}
