import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// A completed pass, for code that reads its results: records, explanations, lints, analyses, hit
/// tests.
///
/// It contains the views, the layout, and the pulled values of the pass, and doesn't change them.
/// Code that runs again with values of the pass only appends its own, and doesn't change the state.
struct FinishedPass {
  private let pass: Pass

  init(_ pass: Pass) {
    self.pass = pass
  }

  /// Runs a separate pass in a state from an evaluation. Its assignments to state are discarded.
  ///
  /// `prepare` attaches recorders to the pass. Rethrows errors of scripts.
  static func alone<Notes>(
    _ document: Document, in state: StateValues, machine: ScriptMachine, limits: EvaluationLimits,
    _ prepare: (Pass) -> Notes
  ) throws -> (pass: FinishedPass, notes: Notes) {
    let variables = ScriptEnvironment(
      values: state.variables + document.values(of: document.members))
    let pass = Pass(
      document: document, state: variables,
      instances: ComponentStates(copying: state.instances, around: variables), machine: machine,
      limits: limits, gaps: document.takesUnknown ? EvaluationGaps(document) : nil,
      recordsReduces: false)
    let notes = prepare(pass)
    defer { machine.writes.discard() }
    try pass.run(phaseEnded: nil)
    return (FinishedPass(pass), notes)
  }

  // MARK: - Access to the pass

  var document: Document { pass.document }
  var state: ScriptEnvironment { pass.state }
  var machine: ScriptMachine { pass.machine }
  var limits: EvaluationLimits { pass.limits }
  var viewDefinitions: DefinitionList<ViewDefinition> { pass.viewDefinitions }
  var modifierDefinitions: DefinitionList<ModifierDefinition> { pass.modifierDefinitions }
  var lines: LineStarts { pass.lines }

  var built: BuiltTree { pass.built }
  var layout: LayoutTree { pass.layout }
  var graph: PreferenceGraph { pass.graph }
  var pulled: PulledValues { pass.pulled }
  var questions: LayoutQuestions { pass.questions }
  var recall: PreviousPass { pass.recall }

  var actionSites: ActionSites { pass.actionSites }
  var dependencies: DependencyRecorder? { pass.dependencies }
  var remarks: [PlacedRemark] { pass.remarks }
  var repeatedElements: [RepeatedElement]? { pass.repeatedElements }

  // MARK: - Lookups

  func nameIndex(of template: ViewTemplate) -> ID<InspectionNames.View> {
    pass.nameIndex(of: template)
  }
  func meaning(of modifier: ID<ModifierRecord>) -> ModifierDefinition.Meaning {
    pass.meaning(of: modifier)
  }
  func site(of token: PreferenceToken) -> ClosureSite { pass.site(of: token) }
  func closure(of site: ClosureSite) -> ID<DocumentScript>? { pass.closure(of: site) }
  func identity(of token: PreferenceToken) -> UInt64 { pass.identity(of: token) }
  func place(ofAnchor number: Int) -> Int? { pass.place(ofAnchor: number) }

  func script<Content>(_ handle: Handle<Content>, of site: ClosureSite) -> ID<DocumentScript>? {
    pass.script(handle, of: site)
  }

  func anchorSource(
    of argument: Argument, in environment: ScriptEnvironment
  ) throws -> AnchorSource {
    try pass.anchorSource(of: argument, in: environment)
  }

  // MARK: - Further evaluation

  /// The default of a key, or `nil` if its expression fails.
  func defaultValue(of key: PreferenceKeyID) -> Value? {
    (try? pass.defaultValue(of: key)).map { value($0) }
  }

  /// The result of a key's `reduce` for two values, or `nil` if it fails.
  func reduced(_ value: Value, with next: Value, of key: PreferenceKeyID) -> Value? {
    let result = pass.addValue(value)
    let operand = pass.addValue(next)
    do {
      try pass.reduce(key, into: result) { operand }
    } catch {
      return nil
    }
    return self.value(result)
  }

  /// The folds of a key in which a container takes part with the default. Empty if a closure fails.
  func foldsWithDefaults(of key: PreferenceKeyID) -> [PreferenceGraph.FoldWithDefault] {
    (try? graph.foldsWithDefaults(of: key, pass)) ?? []
  }

  /// Visits the inputs of a reader's value. Rethrows errors of closures.
  func visit(_ reader: PreferenceNode.Index, _ visitor: some PreferenceVisitor) throws {
    try graph.visit(reader, pass, visitor)
  }

  func value(_ id: PreferenceValueID) -> Value { pass.pulled.values[Int(id.index)] }
}
