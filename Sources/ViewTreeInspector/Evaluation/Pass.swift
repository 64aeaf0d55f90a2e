import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// One evaluation of a document: from its state to placed views, folded preferences and the actions
/// that want to run (docs/semantics.md, Passes).
///
/// Placement builds what depends on geometry; preferences are pulled after the whole window is
/// placed: first those that actions watch, then those that content is built from.
final class Pass {
  let document: Document
  let machine: ScriptMachine
  let limits: EvaluationLimits
  /// The state variables: the outermost level of every script's names.
  let state: ScriptEnvironment
  let layout: LayoutTree
  let graph: PreferenceGraph
  let context: LayoutContext
  let viewDefinitions = ViewRegistry.standard.definitions
  let modifierDefinitions = ModifierRegistry.standard.definitions

  // What every view changes is not checked for overlapping access at run time: that alone would
  // take a tenth of the time.

  // Records, in the order in which views are built.
  @exclusivity(unchecked) var views: [ViewRecord] = []
  @exclusivity(unchecked) var groups: [GroupRecord] = []
  @exclusivity(unchecked) var modifiers: [ModifierRecord] = []
  @exclusivity(unchecked) var sites: [ClosureSite] = []
  /// Each is taken out when its content is built: nested content would otherwise copy the list.
  var geometrySites: [GeometrySite?] = []
  var secondarySites: [SecondarySite] = []
  /// The lists of views that are not there, and why.
  @exclusivity(unchecked) var closedBranches = ClosedBranches()
  /// What modifiers present or would present; it is built when all else is done.
  var presentations: [PresentationSite] = []
  @exclusivity(unchecked) var anchors: [AnchorRecord] = []
  var texts: [String] = []
  /// The components that are no views themselves, each before those that it holds.
  var componentUses: [ComponentUse] = []
  /// The state of components.
  let instances: ComponentStates
  /// The components with state that were built.
  @exclusivity(unchecked) var instanceUses: [InstanceUse] = []
  /// The functions and computed values of components, by the component, where they were needed.
  @exclusivity(unchecked) var members: [Int: [Value]] = [:]
  /// The views of which a container shows one.
  var alternatives: [UInt32] = []
  /// What views inherit; sites keep a place in this list.
  @exclusivity(unchecked) var viewEnvironments: [ViewEnvironment]
  @exclusivity(unchecked) var viewEnvironment: UInt32 = 0
  /// Values that modifiers set for scripts, each with those that were set around it.
  var environmentValues: [EnvironmentEntry] = []
  /// Views that take the place of others.
  var matched = MatchedViews()
  /// Styles of the document's own that modifiers set.
  var styleEntries: [StyleEntry] = []
  /// What the style that is about to be built is told of its control.
  @exclusivity(unchecked) var configuration = Value.none
  /// What that depends on.
  var configurationSources: [(argument: Argument, in: ScriptEnvironment)] = []
  /// Whether scripts read `isEnabled`.
  let readsEnabled: Bool

  /// Values of preferences; the graph knows them by number.
  @exclusivity(unchecked) var values: [Value] = []
  var defaultValues: [PreferenceValueID?]
  /// What the system writes for itself, by the place of the modifier in `sites`.
  var systemValues: [UInt32: Value] = [:]
  /// How the values of each key are combined.
  let reduces: [PreferenceKeyTemplate.Reduce]
  var spaceNames: [String] = []

  /// The modifiers that are open around the place where views are being built.
  @exclusivity(unchecked) var open: [OpenModifier] = []
  /// Identifies the place in the tree, loop elements included, the same in every pass.
  @exclusivity(unchecked) var identity: UInt64 = 0xcbf2_9ce4_8422_2325
  @exclusivity(unchecked) var componentDepth = 0
  /// Whether the view that is built stands where only one can, and not in a container.
  @exclusivity(unchecked) var standsAlone = false
  /// The `zIndex` of the view whose modifiers are being opened.
  @exclusivity(unchecked) var zIndex: Double?
  /// The `zIndex` of the view that was completed last: a component has that of its one view.
  @exclusivity(unchecked) var completedZIndex: Double?
  /// The row of a list whose one view is being built: modifiers may change it.
  @exclusivity(unchecked) var currentRow: NodeID?
  /// What scroll views are scrolled to, by the numbers that views inherit.
  var scrollPositions: [ScrollTargetSearch] = []
  /// The view that is looked for in the scroll view that is being built.
  @exclusivity(unchecked) var scrollSearch: ScrollTargetSearch?
  /// The table that is being built.
  @exclusivity(unchecked) var table: TableSite?
  /// What views ask of the bars of the screen that is being built.
  @exclusivity(unchecked) var bars = BarRequests()
  /// The tabs of the tab view that is being built, so far.
  var tabs: [TabRecord] = []
  /// How many sections of lists there are so far.
  @exclusivity(unchecked) var sectionCount: UInt32 = 0
  /// Slots of entries that were asked for before their views were built.
  var knownSlots = KnownSlots()

  /// What says how views are drawn, with the arguments that were given.
  @exclusivity(unchecked) var looks: [LookRecord] = []
  @exclusivity(unchecked) var lookArguments: [InspectedArgument] = []
  /// What modifiers make of shapes, by their records.
  @exclusivity(unchecked) var shapeEffects: [UInt32: ShapeEffect] = [:]
  /// The `zIndex` of views that have one.
  @exclusivity(unchecked) var zIndices: [UInt32: Double] = [:]

  /// Whose script runs.
  @exclusivity(unchecked) var running = RunningScript()
  /// Scripts that assigned to state in this update, with the parts that did.
  var modifications: [(script: UInt32, place: VariableWrites.Place)] = []
  /// The modifiers whose actions run because of what the update found.
  var actionSites = ActionSites()
  /// What closures returned, if that is asked for.
  @exclusivity(unchecked) var returned = ReturnedValues()
  /// What readers got, in the order in which they asked.
  var readings: [Reading] = []
  /// The calls of `reduce` that readers evaluated within the present one account for.
  var nestedReduces = 0
  /// The actions of `onPreferenceChange` that have a value, and those of `onAppear`.
  var changes: [PreferenceChange] = []
  var appearances: [UInt32] = []
  /// The sites of all `onPreferenceChange`.
  var changeSites: [UInt32] = []
  var readersWithoutSlot: Set<PreferenceNode.Index> = []
  /// The views that declared layouts lay out.
  @exclusivity(unchecked) var layoutSites: [LayoutSite] = []
  /// What views hand to the layouts around them, by the node of the whole view and the key.
  var layoutValues: [UInt32: [Int: Value]] = [:]
  /// What the closures of layouts may spend together.
  let layoutAllowance: ScriptAllowance
  /// How much of what was done is taken from what the evaluation may do, and how much of that was building.
  var settledWork = 0
  var settledBuilding = 0
  /// What building took besides views, modifiers and entries.
  var otherWork = 0
  /// Elements of loops, branches and components entered so far.
  var entries = 0
  /// Bytes of the values that scripts made so far.
  var valueBytes = 0
  /// How many sizes closures had to find so far.
  var chargedQuestions = 0
  /// The defaults of declared alignments that are being computed, each asked for by the one before.
  var openDefaults: [DefaultQuestion] = []
  /// The sites of anchors of bounds, and where their views stand in the window once all is placed.
  var boundsSites: [UInt32] = []
  var bounds: [Rect] = []
  /// The loops in which elements have equal ids; `nil` if nobody wants to know.
  var repeatedElements: [RepeatedElement]?
  /// The views that asked for a frame in a named space that none around them has, with its name; `nil` if
  /// nobody wants to know.
  var missingSpaces: [(view: UInt32, name: String)]?
  /// What the pass before has left.
  let memory: PassMemory
  /// What all passes share.
  let shared: SharedCaptures
  /// Whether another pass may follow, which will ask what this one found.
  let isRemembered: Bool
  /// Per view, the same number in every pass; empty where no other pass follows.
  var viewIdentities: [UInt64] = []
  /// Where anchors are in `anchors`, where there are some of earlier passes.
  var anchorPlaces: [Int: Int] = [:]
  /// The views that a user can do something with, where steps follow.
  var controls: [UInt32: ControlSite] = [:]
  /// How far a person has scrolled scroll views, by their identities.
  @exclusivity(unchecked) var scrollOffsets: [UInt64: Point] = [:]
  /// What modifiers do to taps, where steps follow.
  @exclusivity(unchecked) var touchEffects: [UInt32: TouchEffect] = [:]
  /// The site whose closure runs, where resolutions of anchors are to be remembered.
  var runningSite: Int?
  /// The anchors that closures of sites resolved: number, view of the reader, value.
  var resolutions: [Int: [(anchor: Int, view: UInt32, value: AnchorGeometry)]] = [:]
  /// The anchors that views resolved before this pass had them from an earlier one: number, view of the
  /// reader. They come out of the state.
  var earlyResolutions: [(anchor: Int, view: UInt32)] = []
  /// The first views by their identities, as many as were looked at so far.
  var viewsByIdentity: [UInt64: UInt32] = [:]
  var viewsLookedAt = 0
  /// Anchors that were made, those of the pass before not counted.
  var newAnchors = 0
  /// Elements of arrays that were copied so that their values can be remembered.
  var keptElements = 0
  /// What scripts depend on, if feedback loops are looked for.
  @exclusivity(unchecked) var dependencies: DependencyRecorder?
  /// The lines of the document, for reasons that name some.
  lazy var lines = LineStarts(document.tree.source)
  /// What is odd about arguments, each once.
  var remarks: [PlacedRemark] = []
  /// The first problem in a callback that cannot throw.
  var failure: (any Error)?

  init(
    document: Document, state: ScriptEnvironment, instances: ComponentStates,
    machine: ScriptMachine, limits: EvaluationLimits, recordsReduces: Bool,
    remembering: Remembering = .nothing
  ) {
    self.document = document
    self.instances = instances
    readsEnabled = document.reads(.isEnabled)
    memory = remembering.memory
    shared = remembering.shared
    isRemembered = remembering.isRemembered
    viewEnvironments = [document.environment]
    self.state = state
    self.machine = machine
    self.limits = limits
    layoutAllowance = ScriptAllowance(steps: limits.layoutSteps)
    layout = LayoutTree(expectedNodes: document.templates.count + document.modifiers.count)
    graph = PreferenceGraph(
      keyCount: document.preferenceKeys.count, recordsReduces: recordsReduces)
    context = LayoutContext(tree: layout, document: document)
    reduces = document.preferenceKeys.map(\.reduce)
    defaultValues = Array(repeating: nil, count: document.preferenceKeys.count)
    layout.client = self
    if isRemembered {
      graph.recall(memory.preferences, isStrict: remembering.isStrict, for: self)
    }
  }

  /// What a pass has from those before, and whether others follow.
  struct Remembering {
    var memory = PassMemory()
    var shared = SharedCaptures()
    var isRemembered = false
    var isStrict = false

    /// The only pass of an evaluation.
    static var nothing: Remembering { Remembering() }
  }

  /// Builds, places and reads.
  func run(phaseEnded: ((EvaluationPhase) -> Void)?) throws {
    machine.writes.isUpdating = true
    defer { machine.writes.isUpdating = false }
    views.reserveCapacity(document.templates.count)
    modifiers.reserveCapacity(document.modifiers.count)
    let group = addGroup(to: ViewRecord.none, role: .root, order: -1)
    let root = try standing(alone: true) {
      try buildSingle(
        document.root, in: state, below: nil, group: group, implicit: .vertical,
        token: .view(0))
    }
    phaseEnded?(.build)
    try settleWork()
    if let root { place(root) }
    matched.apply(to: layout)
    try throwFailure()
    try settleWork()
    phaseEnded?(.layOut)
    try runReaders(below: graph.roots)
    try throwFailure()
    try runPresentations()
    try settleWork()
    phaseEnded?(.reduce)
  }

  /// Places a root in the window, or asks it the document's proposal.
  func place(_ root: NodeID) {
    let window = document.window
    if let proposal = window.proposal {
      layout.layOutRoot(
        root, proposing: proposal, scale: Double(window.scale),
        layoutDirection: window.layoutDirection)
      return
    }
    layout.layOutRoot(root, in: window.geometry)
  }

  /// Throws what a callback of the layout could not throw.
  func throwFailure() throws {
    if let failure { throw failure }
  }

  /// A problem of a script as an error of the evaluation.
  func error(_ failure: ScriptFailure, in script: UInt32) -> EvaluationError {
    EvaluationError(diagnostic: document.diagnostic(of: failure.problem, in: script))
  }

  /// Runs an expression.
  func evaluate(
    _ script: UInt32, in environment: ScriptEnvironment, _ arguments: [Value] = []
  ) throws -> Value {
    let outer = running.script
    running.script = script
    defer {
      noteModifications(by: script)
      running.script = outer
    }
    let value: Value
    do throws(ScriptFailure) {
      value = try machine.evaluate(
        document.scripts[Int(script)].program, in: environment, arguments)
    } catch {
      throw self.error(error, in: script)
    }
    try keep(value, madeBy: script)
    return value
  }
}

/// What a reader got.
struct Reading {
  let node: PreferenceNode.Index
  let value: Value
  let isDefault: Bool
  let isUnchanged: Bool
  /// How many of the graph's events had happened, and how many reduces were under way.
  let position: Int
  let depth: Int
  let reduces: Int
  /// What ran meanwhile, in `PreferenceGraph.events`.
  let events: Range<Int>
  /// Who wrote meanwhile, in `PreferenceGraph.written`.
  let written: Range<Int>
}

/// An `onPreferenceChange` with the value that its content has now.
struct PreferenceChange {
  let node: PreferenceNode.Index
  let site: UInt32
  let value: Value
}

/// An anchor that a closure got, or that a popover is attached to.
struct AnchorRecord {
  /// The number among the anchors of all passes, from 1.
  var number: Int
  let source: AnchorSource
  let modifier: UInt32
  let global: AnchorGeometry
  var resolved: [(view: UInt32, value: AnchorGeometry)]
  /// Whether it is a popover's, and no closure's.
  var isAttachment = false
}

extension WindowDescription {
  /// The window as layout knows it.
  var geometry: WindowGeometry {
    WindowGeometry(
      size: Size(width: width, height: height), safeAreaInsets: safeArea, scale: Double(scale),
      layoutDirection: layoutDirection)
  }
}
