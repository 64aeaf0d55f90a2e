import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// One evaluation of a document: from its state to placed views, folded preferences, and actions to
/// run (docs/explanation/updates.md, Passes).
///
/// Placement builds content that depends on geometry. Preferences are pulled after the whole window
/// is placed: first those that actions watch, then those that content is built from.
final class Pass {
  let document: Document
  // Copies of the document's lists, because reading one part of a large value copies all of it.
  let templates: [ViewTemplate]
  let modifierTemplates: [ModifierTemplate]
  let arguments: [Argument]
  let hasSlots: Bool
  let machine: ScriptMachine
  let limits: EvaluationLimits
  /// The state variables: the outermost level of every script's names.
  let state: ScriptEnvironment
  let layout: LayoutTree
  let graph: PreferenceGraph
  let context: LayoutContext
  let viewDefinitions = ViewRegistry.standard.definitions
  let modifierDefinitions = ModifierRegistry.standard.definitions
  /// The state of components.
  let instances: ComponentStates
  /// The functions and computed values of components, by the component, where they were needed.
  @exclusivity(unchecked) var members: [Int: [Value]] = [:]
  /// True if scripts read `isEnabled`.
  let readsEnabled: Bool
  /// The last text that was parsed as Markdown, with its result.
  var recentMarkdown: (text: String, argument: EvaluatedArgument)?
  /// The owner of the running script.
  @exclusivity(unchecked) var running = RunningScript()
  /// Scripts that assigned to state in this update, with the parts that did.
  @exclusivity(unchecked)
  var modifications: [(script: ID<DocumentScript>, place: VariableWrites.Place)] = []
  /// The modifiers whose actions depend on the result of the update.
  @exclusivity(unchecked) var actionSites = ActionSites()
  @exclusivity(unchecked) var appearances: [ID<ClosureSite>] = []
  /// The loops in which elements have equal ids, or `nil` unless a lint needs them.
  @exclusivity(unchecked) var repeatedElements: [RepeatedElement]?
  /// The dependencies of scripts, if an explanation needs them.
  @exclusivity(unchecked) var dependencies: DependencyRecorder?
  /// The lines of the document, for reasons that name some.
  lazy var lines = LineStarts(document.tree.source)
  /// Remarks about arguments, without duplicates.
  @exclusivity(unchecked) var remarks: [PlacedRemark] = []
  /// The skipped errors, or `nil` if the document takes no unknown names.
  let gaps: EvaluationGaps?
  /// The first error in a callback that can't throw.
  @exclusivity(unchecked) var failure: (any Error)?

  // Exclusivity checks at run time would take a tenth of the time, because every view changes these
  // values.

  @exclusivity(unchecked) var built: BuiltTree
  @exclusivity(unchecked) var here = BuildContext()
  @exclusivity(unchecked) var pulled: PulledValues
  @exclusivity(unchecked) var questions: LayoutQuestions
  /// The views that taps on links have pushed.
  var pushed = PushedViews()
  /// The view that gets a `fixedSize(horizontal: false, vertical: true)` to see its effect.
  var fixedHeightTrial: SyntaxNode.Index?
  /// The calls of `scrollTo` since the last pass.
  var scrollRequests = ScrollRequests()
  @exclusivity(unchecked) var recall: PreviousPass
  @exclusivity(unchecked) var spent = SpentWork()

  init(
    document: Document, state: ScriptEnvironment, instances: ComponentStates,
    machine: ScriptMachine, limits: EvaluationLimits, gaps: EvaluationGaps?, recordsReduces: Bool,
    remembering: MemoryOptions = .nothing
  ) {
    self.document = document
    templates = document.templates
    modifierTemplates = document.modifiers
    arguments = document.arguments
    hasSlots = !document.slots.isEmpty
    self.instances = instances
    readsEnabled = document.reads(.isEnabled)
    recall = PreviousPass(remembering)
    built = BuiltTree(in: document.environment)
    self.state = state
    self.machine = machine
    self.limits = limits
    self.gaps = gaps
    questions = LayoutQuestions(steps: limits.layoutSteps)
    layout = LayoutTree(expectedNodes: document.templates.count + document.modifiers.count)
    graph = PreferenceGraph(
      keyCount: document.preferenceKeys.count, recordsReduces: recordsReduces)
    context = LayoutContext(tree: layout, document: document)
    pulled = PulledValues(of: document.preferenceKeys)
    layout.client = self
    layout.placesRowsInSight = showsOnlyRowsInSight
    if recall.isRemembered {
      graph.recall(recall.memory.preferences, isStrict: remembering.isStrict, for: self)
    }
  }

  /// The memory of earlier passes, and flags for later ones.
  struct MemoryOptions {
    var memory = PassMemory()
    var shared = SharedCaptures()
    var isRemembered = false
    var isStrict = false

    /// The only pass of an evaluation.
    static var nothing: MemoryOptions { MemoryOptions() }
  }

  /// Builds and places the views, and evaluates the readers.
  func run(phaseEnded: ((EvaluationPhase) -> Void)?) throws {
    machine.writes.isUpdating = true
    defer { machine.writes.isUpdating = false }
    built.views.reserveCapacity(document.templates.count)
    built.modifiers.reserveCapacity(document.modifiers.count)
    // These numbers are estimates. Unused capacity takes no memory.
    built.groups.reserveCapacity(document.templates.count / 2)
    built.sites.reserveCapacity(document.modifiers.count / 2)
    graph.reserve(nodeCount: document.modifiers.count)
    pulled.values.reserveCapacity(document.modifiers.count / 2)
    let group = addGroup(to: .none, role: .root, order: -1)
    let root = try standing(alone: true) {
      try buildSingle(
        document.root, in: state, below: nil, group: group, implicit: .vertical,
        token: .view(ID(0)))
    }
    phaseEnded?(.build)
    try settleWork()
    if let root { place(root) }
    built.matched.apply(to: layout)
    try throwFailure()
    try settleWork()
    phaseEnded?(.layOut)
    try runReaders(below: graph.roots)
    try throwFailure()
    try runPresentations()
    removeActionsOfUnshownViews()
    try settleWork()
    phaseEnded?(.reduce)
  }

  /// Places a root in the window, or proposes the document's proposal to it.
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

  /// Throws the first error of a layout callback, which can't throw itself.
  func throwFailure() throws {
    if let failure { throw failure }
  }

  /// A problem of a script as an error of the evaluation.
  func error(_ failure: ScriptFailure, in script: ID<DocumentScript>) -> EvaluationError {
    EvaluationError(diagnostic: document.diagnostic(of: failure.problem, in: script))
  }

  /// Runs an expression.
  func evaluate(
    _ script: ID<DocumentScript>, in environment: ScriptEnvironment, _ arguments: [Value] = []
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
        document.scripts[script].program, in: environment, arguments)
    } catch {
      try passOver(error, in: script)
      return .none
    }
    try keep(value, madeBy: script)
    return value
  }
}

/// A value that a reader received.
struct Reading {
  let node: PreferenceNode.Index
  let value: Value
  let isDefault: Bool
  let isUnchanged: Bool
  /// The number of the graph's events at that time, and the number of `reduce` calls in progress.
  let position: Int
  let depth: Int
  let reduces: Int
  /// The closures that ran meanwhile, as a range of `PreferenceGraph.events`.
  let events: Range<Int>
  /// The nodes that wrote meanwhile, as a range of `PreferenceGraph.written`.
  let written: Range<Int>
}

/// An `onPreferenceChange` with the value that its content has now.
struct PreferenceChange {
  let node: PreferenceNode.Index
  let site: ID<ClosureSite>
  let value: Value
}

/// An anchor that a closure got, or that a popover is attached to.
struct AnchorRecord {
  /// The number among the anchors of all passes, from 1.
  var number: Int
  let source: AnchorSource
  let modifier: ID<ModifierRecord>
  let global: AnchorGeometry
  var resolved: [(view: ID<ViewRecord>, value: AnchorGeometry)]
  /// True if it's a popover's anchor, and not a closure's.
  var isAttachment = false
}

extension WindowDescription {
  /// The window's geometry for layout.
  var geometry: WindowGeometry {
    WindowGeometry(
      size: Size(width: width, height: height), safeAreaInsets: safeArea, scale: Double(scale),
      layoutDirection: layoutDirection)
  }
}
