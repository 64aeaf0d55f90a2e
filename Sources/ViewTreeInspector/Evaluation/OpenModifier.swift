import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript

/// A modifier whose view is being built, with the data to close it when the view is complete.
enum OpenModifier {
  /// It has its own node.
  case node(NodeID, record: ID<ModifierRecord>)
  /// It has no node.
  case neutral(record: ID<ModifierRecord>)
  /// It passes a value to the enclosing layout.
  case layoutValue(key: Int, Value, record: ID<ModifierRecord>)
  /// It sets an identity for its content. Closing it restores the old identity. In a position for a
  /// single view, the nodes since `mark` form a dynamic container (docs/explanation/preferences.md,
  /// Dynamic containers).
  case identity(record: ID<ModifierRecord>, previous: UInt64, mark: PreferenceGraph.Mark?)
  /// It changed the environment. Closing it restores the old environment.
  case environment(record: ID<ModifierRecord>, previous: ID<ViewEnvironment>)
  /// It presents views, which are built last. The case is indirect, because it's larger than all
  /// others.
  indirect case presentation(PresentationSite)
  /// A writer, a transformer or an `onPreferenceChange`.
  case preference(PreferenceGraph.OpenModifier, record: ID<ModifierRecord>, site: ID<ClosureSite>)
  /// A modifier such as `overlay` or `background`: its other view is built next.
  case secondary(
    NodeID, record: ID<ModifierRecord>, mark: PreferenceGraph.Mark, content: TemplateRange,
    environment: ScriptEnvironment, role: ModifierDefinition.SecondaryRole)
  /// A preference reader: the other view is built after placement.
  case reader(PreferenceGraph.OpenModifier, NodeID, record: ID<ModifierRecord>, mergesOwnKey: Bool)
}
