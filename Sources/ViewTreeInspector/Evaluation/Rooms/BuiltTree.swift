import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The parts of the tree that a pass has built: views with their modifiers, in build order.
///
/// After a pass, reports and later stages read only this, the layout and the graph.
struct BuiltTree {
  // Records, in build order.
  var views: [ViewRecord] = []
  var groups: [GroupRecord] = []
  var modifiers: [ModifierRecord] = []
  var sites: [ClosureSite] = []
  /// Set to `nil` while its content is built, so that appending nested sites doesn't copy the
  /// array.
  var geometrySites: [GeometrySite?] = []
  var secondarySites: [ReaderContentSite] = []
  /// The lists of views that weren't built, with the reasons.
  var closedBranches = ClosedBranches()
  /// Content that modifiers can present. It's built last.
  var presentations: [PresentationSite] = []
  var anchors: [AnchorRecord] = []
  var texts: [String] = []
  /// The components that aren't views themselves, each before the components inside it.
  var componentUses: [ComponentUse] = []
  /// The components with state that were built.
  var instanceUses: [InstanceUse] = []
  /// The views of containers that show only some of them, each with the views that were built in
  /// it.
  var alternatives: [Range<ID<ViewRecord>>] = []
  /// The environments that views inherit. Sites store an index into this list.
  var viewEnvironments: [ViewEnvironment]
  /// The lists with content margins, which have no effect on them.
  var listsWithMargins: [SyntaxNode.Index] = []
  /// Environment values that modifiers set for scripts, each linked to the enclosing entry.
  var environmentValues: [EnvironmentEntry] = []
  /// Views with `matchedGeometryEffect`.
  var matched = MatchedViews()
  /// Custom styles that modifiers set.
  var styleEntries: [StyleEntry] = []
  /// The targets of scroll views, by the numbers that views inherit.
  var scrollPositions: [ScrollTargetSearch] = []
  /// The scroll views that move to a target.
  var scrolledViews: [ScrolledView] = []
  /// The targets that the scroll view doesn't contain.
  var missedScrollTargets: [ScrollTargetSearch] = []
  /// The number of list sections so far.
  var sectionCount: UInt32 = 0
  /// The drawing of views, with their arguments.
  var looks: [LookRecord] = []
  var lookArguments: [InspectedArgument] = []
  /// The effects of modifiers on shapes, by their records.
  /// The links that append values to a path.
  var links: [ID<ViewRecord>: LinkSite] = [:]
  var shapeEffects: [ID<ModifierRecord>: ShapeEffect] = [:]
  /// The `zIndex` of views that have one.
  var zIndices: [ID<ViewRecord>: Double] = [:]
  /// The texts of `id` and `accessibilityIdentifier`, by the modifiers.
  var givenNames: [(modifier: ID<ModifierRecord>, text: String)] = []
  /// The headers and footers that their container pins in front of its rows.
  var pinned: Set<ID<ViewRecord>> = []
  /// The views that declared layouts lay out.
  var layoutSites: [LayoutSite] = []
  /// The values that views pass to the enclosing layout, by the node of the whole view and the key.
  var layoutValues: [UInt32: [Int: Value]] = [:]
  /// The sites of all `onPreferenceChange`.
  var changeSites: [ID<ClosureSite>] = []
  /// The sites of anchors of bounds, and the final frames of their views in the window.
  var boundsSites: [ID<ClosureSite>] = []
  /// The views that a user can interact with, if steps follow.
  var controls: [ID<ViewRecord>: ControlSite] = [:]
  /// The index of the shown tab or the chosen option, by the view with tabs or options.
  var chosen: [ID<ViewRecord>: Int] = [:]
  /// The items of tab bars, by the tab view.
  var tabItems: [ID<ViewRecord>: [TabItemContent]] = [:]
  /// The areas of sheets in the window, by the modifiers that present them.
  var sheetAreas: [ID<ModifierRecord>: Rect] = [:]
  /// The modifiers that present sheets with a drag indicator.
  var sheetsWithIndicator: Set<ID<ModifierRecord>> = []
  /// The effects of modifiers on taps, if steps follow.
  var touchEffects: [ID<ModifierRecord>: TouchEffect] = [:]

  /// Creates an empty tree in the document's environment.
  init(in environment: ViewEnvironment) { viewEnvironments = [environment] }
}

extension BuiltTree {
  /// True if views may be painted in another order than that of the tree.
  var hasPaintingOrder: Bool { !zIndices.isEmpty || !pinned.isEmpty }

  /// The layer in which a view is painted among its siblings: its `zIndex`, or the front.
  func paintingLayer(of view: ID<ViewRecord>) -> Double {
    pinned.contains(view) ? .infinity : zIndices[view] ?? 0
  }
}
