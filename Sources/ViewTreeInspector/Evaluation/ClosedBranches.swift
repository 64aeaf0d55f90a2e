import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// The lists of views that weren't built in a pass, although their condition was evaluated.
struct ClosedBranches {
  /// A list of views and its condition.
  struct Branch {
    let content: TemplateRange
    let cause: InspectedAbsence.Cause
    /// The argument that was evaluated.
    let argument: Argument
    let gate: SyntaxNode.Index
  }

  private enum State: UInt8 {
    case unknown, closed, live
  }

  /// The state of each list, by its first template.
  private var states = IDTable<ViewTemplate, State>([])
  private var candidates: [Branch] = []

  /// Notes that a list of views is being built.
  mutating func open(_ content: TemplateRange, in document: Document) {
    guard !content.isEmpty else { return }
    makeRoom(document)
    states[content.first] = .live
  }

  /// Notes that a list of views wasn't built this time.
  mutating func close(
    _ content: TemplateRange, _ cause: InspectedAbsence.Cause, _ argument: Argument,
    at gate: SyntaxNode.Index, in document: Document
  ) {
    guard !content.isEmpty else { return }
    makeRoom(document)
    guard states[content.first] == .unknown else { return }
    states[content.first] = .closed
    candidates.append(Branch(content: content, cause: cause, argument: argument, gate: gate))
  }

  /// The lists that weren't built, in the order in which that was found.
  var all: [Branch] {
    candidates.filter { states[$0.content.first] == .closed }
  }

  private mutating func makeRoom(_ document: Document) {
    if states.count == 0 {
      states = IDTable(repeating: .unknown, count: document.templates.count)
    }
  }
}
