import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// The context in which views are being built. Each property is changed for nested content and
/// restored after it.
struct BuildContext {
  var viewEnvironment = ID<ViewEnvironment>.ofDocument
  /// The open modifiers at the current position.
  var open: [OpenModifier] = []
  /// The identity of the position in the tree, including loop elements, equal in every pass.
  var identity: UInt64 = 0xcbf2_9ce4_8422_2325
  var componentDepth = 0
  /// True if the view being built is in a position for a single view, and not in a container.
  var standsAlone = false
  /// The `zIndex` of the view whose modifiers are being opened.
  var zIndex: Double?
  /// The `zIndex` of the view that was completed last: a component has that of its one view.
  var completedZIndex: Double?
  /// The list row whose only view is being built. Modifiers can change it.
  var currentRow: NodeID?
  /// The list row whose only view is the disclosure group being built.
  var disclosingRow: NodeID?
  /// The search for the target of the scroll view being built.
  var scrollSearch: ScrollTargetSearch?
  /// The table that is being built.
  var table: TableSite?
  /// The requests of views to the bars of the screen being built.
  var bars = BarRequests()
  /// The path of the navigation stack that is being built.
  var navigation: NavigationSite?
  /// The tabs of the tab view that is being built, so far.
  var tabs: [Pass.TabRecord] = []
  /// True if options are being built, each of which has the id of its element as a tag.
  var collectsElementTags = false
  /// The id of the element of a loop that is being built, if it may be a tag.
  var elementTag: Value?
  /// The configuration of the control, for the style that is built next.
  var configuration = Value.none
  /// The arguments on which the configuration depends.
  var configurationSources: [(argument: Argument, in: ScriptEnvironment)] = []
}
