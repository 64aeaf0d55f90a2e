import ViewTreeNumbers

/// The compiled form of one text.
///
/// It never changes after compilation, and its literals are scalars and strings, so that sharing
/// it between threads is safe although `Value` in general isn't `Sendable`.
final class Code: @unchecked Sendable {
  let nodes: [Node]
  let nodeLists: [ID<Node>]
  let literals: [Value]
  let members: [MemberReference]
  let calls: [CallSite]
  let shapes: [CaseInfo]
  let names: [String]
  let labelLists: [[String?]]
  let types: [StaticType]
  let standards: [StandardMember]
  let functions: [FunctionCode]
  let clauses: [CaseClause]
  let caseItems: [CaseClause.Item]
  let loops: [ForLoop]
  let origin: Int

  init(_ builder: CodeBuffer) {
    nodes = builder.nodes
    nodeLists = builder.nodeLists
    literals = builder.literals
    members = builder.members
    calls = builder.calls
    shapes = builder.shapes
    names = builder.names
    labelLists = builder.labelLists
    types = builder.types
    standards = builder.standards
    functions = builder.functions
    clauses = builder.clauses
    caseItems = builder.caseItems
    loops = builder.loops
    origin = builder.origin
  }

  /// The labels of a tuple, or `nil` for a tuple without labels.
  subscript(labels labels: Operation.Labels) -> [String?]? {
    labels.exists ? labelLists[labels] : nil
  }

  /// The expression at the start of a chain of members and elements: `a` in `a.b[0].c`.
  func root(of place: ID<Node>) -> ID<Node> {
    var id = place
    while id.exists {
      switch nodes[id].operation {
      case .member(let base, _, _), .field(let base, _, _), .element(let base, _),
        .optionalTry(let base), .force(let base):
        id = base
      case .subscripted(let site): id = calls[site].base
      default: return id
      }
    }
    return id
  }
}
