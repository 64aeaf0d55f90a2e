import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// Limits on the entries and the memory of one pass.
extension Pass {
  /// The work units for a view or a modifier: building, layout, and recording.
  static let workOfView = 4
  /// The work units for a component or a slot, whose names and state are created again.
  static let workOfComponent = 4
  /// The work units for a part of text with its own style.
  static let workOfPart = 6
  /// The number of a component's names per unit of work. Environment values aren't included,
  /// because they are looked up.
  static let namesPerWork = 4
  /// The work units for a column or a row of a lazy grid, which is converted and measured.
  static let workOfTrack = 2
  /// The work units for a name of a loop, a component, or a closure while dependencies of scripts
  /// are recorded.
  static let workOfTracedName = 2

  /// Counts an element of a loop, a branch or a component that is entered: such may make no view at
  /// all.
  func enter(_ template: ViewTemplate, work: Int = 1) throws {
    spent.entries += 1
    spent.otherWork += work - 1
    let isTooMany = spent.entries > limits.entries
    guard isTooMany || !isThereWork() else { return }
    let range = document.tree.range(template.syntax)
    guard isTooMany else { throw tooMuchWork(at: range) }
    throw EvaluationError(diagnostic: .tooManyEntries(limit: limits.entries, at: range))
  }

  /// Throws if the limits don't allow one more view with this many modifiers.
  func makeRoom(for template: ViewTemplate, modifierCount: Int) throws {
    let isTooMany = built.views.count >= limits.views
    let hasMemory = builtBytes - spent.tableBytes <= machine.memory.left
    guard isTooMany || !hasMemory || !isThereWork(for: (1 &+ modifierCount) &* Self.workOfView)
    else { return }
    let range = document.tree.range(template.syntax)
    guard isTooMany else {
      throw hasMemory
        ? tooMuchWork(at: range) : EvaluationError(diagnostic: .tooMuchMemory(at: range))
    }
    throw EvaluationError(diagnostic: .tooManyViews(limit: limits.views, at: range))
  }

  /// Counts the columns or rows that a script or a constant gives a lazy grid.
  func countTracks(_ count: Int) throws {
    spent.otherWork += count &* Self.workOfTrack
    guard isThereWork() else { throw tooMuchWork }
  }

  /// The work of building so far.
  @inline(__always)
  private var builtWork: Int {
    (built.views.count + built.modifiers.count) * Self.workOfView + spent.entries + spent.otherWork
      + (dependencies?.variableCount ?? 0) * Self.workOfTracedName
  }

  /// True if the work limit allows the building since work was last settled, plus a further amount.
  @inline(__always)
  private func isThereWork(for more: Int = 0) -> Bool {
    machine.work.allows(builtWork - spent.settledBuilding + more)
  }

  /// Charges the work since the last call to the evaluation, and passes the rest to the layout as
  /// its limit.
  func settleWork() throws {
    spent.settledBuilding = builtWork
    let total =
      spent.settledBuilding + (graph.eventCount + graph.cellCount) * Self.workOfView
      + layout.statistics.work
    machine.work.spend(total - spent.settledWork)
    spent.settledWork = total
    guard machine.work.steps >= 0 else { throw tooMuchWork }
    try settleMemory()
    layout.limitQuestions(to: machine.work.steps)
    graph.cellLimit = graph.cellCount + machine.work.steps / Self.workOfView
  }

  /// The bytes of a view in the tables of a pass, with its layout node and its list.
  private static let bytesOfView =
    MemoryLayout<ViewRecord>.stride + MemoryLayout<GroupRecord>.stride + bytesOfNode
  /// The bytes of a modifier, with its node of the layout or of preferences.
  private static let bytesOfModifier = MemoryLayout<ModifierRecord>.stride + bytesOfNode
  /// The bytes of a layout node, with its parameters and cached answers.
  private static let bytesOfNode = 256

  /// The bytes of the tables that grow while views are built.
  @inline(__always)
  private var builtBytes: Int {
    built.views.count &* Self.bytesOfView &+ built.modifiers.count &* Self.bytesOfModifier
  }

  /// Adds a completely recorded value to the used memory.
  func hold(returned value: PreferenceValueID) throws {
    guard pulled.returned.detail == .whole else { return }
    let count = pulled.values[Int(value.index)].elements?.count ?? 0
    machine.memory.charge(count * MemoryLayout<Value>.stride)
    if machine.memory.left < 0 { throw tooMuchMemory }
  }

  /// Charges the growth of the tables since the last call to the memory ledger.
  private func settleMemory() throws {
    let bytes =
      builtBytes + graph.cellCount * 2 * MemoryLayout<Value>.stride
      + graph.eventCount * MemoryLayout<InspectedEvent>.stride
      + built.sites.count * MemoryLayout<ClosureSite>.stride
    machine.memory.charge(bytes - spent.tableBytes)
    spent.tableBytes = bytes
    if machine.memory.left < 0 { throw tooMuchMemory }
  }

  private var tooMuchMemory: EvaluationError {
    EvaluationError(diagnostic: .tooMuchMemory(at: document.tree.range(document.rootNode)))
  }

  /// The error for too much work that no single view causes.
  private var tooMuchWork: EvaluationError {
    tooMuchWork(at: document.tree.range(document.rootNode))
  }

  /// Uses up the remaining work, and returns the error: the next operation would exceed the limit.
  private func tooMuchWork(at range: SourceRange) -> EvaluationError {
    machine.work.spend(max(machine.work.steps, 0))
    return EvaluationError(diagnostic: .tooMuchWork(at: range))
  }

  func tooManyCells() throws { throw tooMuchWork }

  /// Counts the bytes of a script's result, which its caller keeps.
  func keep(_ value: Value, madeBy script: ID<DocumentScript>) throws {
    let bytes: Int
    switch value {
    case .string(let text): bytes = text.utf8.count
    case .array, .slice, .set:
      bytes = (value.elements?.count ?? 0) * MemoryLayout<Value>.stride
    case .dictionary(let dictionary): bytes = dictionary.count * 2 * MemoryLayout<Value>.stride
    default: return
    }
    try keep(bytes, at: document.scripts[script].syntax)
  }

  /// Counts the text that a view shows, for each view that does: layout and reports keep it as
  /// often.
  func keep(_ text: EvaluatedArgument, of view: ID<ViewRecord>) throws {
    switch text {
    case .literal(let node): try keep(literal: node)
    case .styledText(let parts):
      spent.otherWork += parts.count * Self.workOfPart
      try keep(parts.reduce(0) { $0 + $1.text.utf8.count }, at: built.views[view].syntax)
    default: break
    }
  }

  /// Counts text of the document that a report names for a view.
  func keep(literal node: SyntaxNode.Index) throws {
    let range = document.tree.range(node)
    try keep(Int(range.end - range.start), at: node)
  }

  private func keep(_ bytes: Int, at syntax: SyntaxNode.Index) throws {
    spent.valueBytes += bytes
    guard spent.valueBytes > limits.valueBytes else { return }
    throw EvaluationError(
      diagnostic: .tooMuchKept(limit: limits.valueBytes, at: document.tree.range(syntax)))
  }
}
