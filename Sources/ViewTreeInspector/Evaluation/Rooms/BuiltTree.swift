import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// What a pass has built so far: views with what is on them, in the order in which they are built.
///
/// Reports are made of it, and what comes after a pass looks at nothing else of it than this, the layout and the
/// graph.
struct BuiltTree {
  // Records, in the order in which views are built.
  var views: [ViewRecord] = []
  var groups: [GroupRecord] = []
  var modifiers: [ModifierRecord] = []
  var sites: [ClosureSite] = []
  /// Each is taken out when its content is built: nested content would otherwise copy the list.
  var geometrySites: [GeometrySite?] = []
  var secondarySites: [SecondarySite] = []
  /// The lists of views that are not there, and why.
  var closedBranches = ClosedBranches()
  /// What modifiers present or would present; it is built when all else is done.
  var presentations: [PresentationSite] = []
  var anchors: [AnchorRecord] = []
  var texts: [String] = []
  /// The components that are no views themselves, each before those that it holds.
  var componentUses: [ComponentUse] = []
  /// The components with state that were built.
  var instanceUses: [InstanceUse] = []
  /// The views of which a container shows one.
  var alternatives: [ID<ViewRecord>] = []
  /// What views inherit; sites keep a place in this list.
  var viewEnvironments: [ViewEnvironment]
  /// Values that modifiers set for scripts, each with those that were set around it.
  var environmentValues: [EnvironmentEntry] = []
  /// Views that take the place of others.
  var matched = MatchedViews()
  /// Styles of the document's own that modifiers set.
  var styleEntries: [StyleEntry] = []
  /// What scroll views are scrolled to, by the numbers that views inherit.
  var scrollPositions: [ScrollTargetSearch] = []
  /// Those of them that a scroll view was asked for and has not.
  var missedScrollTargets: [ScrollTargetSearch] = []
  /// How many sections of lists there are so far.
  var sectionCount: UInt32 = 0
  /// What says how views are drawn, with the arguments that were given.
  var looks: [LookRecord] = []
  var lookArguments: [InspectedArgument] = []
  /// What modifiers make of shapes, by their records.
  var shapeEffects: [ID<ModifierRecord>: ShapeEffect] = [:]
  /// The `zIndex` of views that have one.
  var zIndices: [ID<ViewRecord>: Double] = [:]
  /// The views that declared layouts lay out.
  var layoutSites: [LayoutSite] = []
  /// What views hand to the layouts around them, by the node of the whole view and the key.
  var layoutValues: [UInt32: [Int: Value]] = [:]
  /// The sites of all `onPreferenceChange`.
  var changeSites: [ID<ClosureSite>] = []
  /// The sites of anchors of bounds, and where their views stand in the window once all is placed.
  var boundsSites: [ID<ClosureSite>] = []
  /// The views that a user can do something with, where steps follow.
  var controls: [ID<ViewRecord>: ControlSite] = [:]
  /// What modifiers do to taps, where steps follow.
  var touchEffects: [ID<ModifierRecord>: TouchEffect] = [:]

  /// Nothing yet, in the document's environment.
  init(in environment: ViewEnvironment) { viewEnvironments = [environment] }
}
