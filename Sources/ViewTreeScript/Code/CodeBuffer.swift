import ViewTreeNumbers

/// The growing compiled form of one text.
final class CodeBuffer {
  // Every node changes these, so checks at run time would cost time.
  var nodes: [Node] = []
  var depths: [Int32] = []
  var nodeLists: [ID<Node>] = []
  var literals: [Value] = []
  var members: [MemberReference] = []
  var calls: [CallSite] = []
  var shapes: [CaseInfo] = []
  var names: [String] = []
  var labelLists: [[String?]] = []
  var types: [StaticType] = []
  var standards: [StandardMember] = []
  var functions: [FunctionCode] = []
  var clauses: [CaseClause] = []
  var caseItems: [CaseClause.Item] = []
  var loops: [ForLoop] = []
  let origin: Int

  init(origin: Int) {
    self.origin = origin
  }

  func list(_ nodes: [ID<Node>]) -> Operation.Nodes {
    let start = nodeLists.nextID
    nodeLists += nodes
    return start..<nodeLists.nextID
  }

  func clauses(_ clauses: [CaseClause]) -> Range<ID<CaseClause>> {
    let start = self.clauses.nextID
    self.clauses += clauses
    return start..<self.clauses.nextID
  }

  func items(_ items: [CaseClause.Item]) -> Range<ID<CaseClause.Item>> {
    let start = caseItems.nextID
    caseItems += items
    return start..<caseItems.nextID
  }

  func loop(_ loop: ForLoop) -> ID<ForLoop> {
    loops.append(loop)
    return ID(loops.count - 1)
  }

  func literal(_ value: Value) -> ID<Value> {
    literals.append(value)
    return ID(literals.count - 1)
  }

  func member(_ name: String) -> ID<MemberReference> {
    members.append(MemberReference(name))
    return ID(members.count - 1)
  }

  func call(_ site: CallSite) -> ID<CallSite> {
    calls.append(site)
    return ID(calls.count - 1)
  }

  func shape(_ shape: CaseInfo) -> ID<CaseInfo> {
    shapes.append(shape)
    return ID(shapes.count - 1)
  }

  func name(_ name: String) -> ID<String> {
    names.append(name)
    return ID(names.count - 1)
  }

  func labels(_ labels: [String?]?) -> Operation.Labels {
    guard let labels else { return .none }
    labelLists.append(labels)
    return ID(labelLists.count - 1)
  }

  func type(_ type: StaticType) -> ID<StaticType> {
    types.append(type)
    return ID(types.count - 1)
  }

  func standard(_ member: StandardMember) -> ID<StandardMember> {
    standards.append(member)
    return ID(standards.count - 1)
  }
}
