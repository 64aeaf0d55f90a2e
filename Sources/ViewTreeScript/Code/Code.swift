/// The compiled form of one text.
///
/// It never changes after compilation, and its literals are scalars and strings, so that sharing
/// it between threads is safe although `Value` in general isn't `Sendable`.
final class Code: @unchecked Sendable {
  let nodes: [Node]
  let lists: [Int32]
  let literals: [Value]
  let members: [MemberReference]
  let calls: [CallSite]
  let shapes: [CaseInfo]
  let names: [String]
  let labelLists: [[String?]?]
  let types: [StaticType]
  let standards: [StandardMember]
  let functions: [FunctionCode]
  let origin: Int

  init(_ builder: CodeBuffer) {
    nodes = builder.nodes
    lists = builder.lists
    literals = builder.literals
    members = builder.members
    calls = builder.calls
    shapes = builder.shapes
    names = builder.names
    labelLists = builder.labelLists
    types = builder.types
    standards = builder.standards
    functions = builder.functions
    origin = builder.origin
  }
}
