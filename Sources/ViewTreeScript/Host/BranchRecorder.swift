import ViewTreeNumbers

/// The branches that scripts take: of `if`, `guard`, `switch` and `?:`.
public final class BranchRecorder {
  /// A branch of a condition that scripts requested.
  public struct Branch {
    /// Its bytes in the script's text.
    public let range: Range<Int>
    /// The origin of the text, if it's part of a type.
    public let origin: Int
    /// True if it was taken.
    public let isTaken: Bool
  }

  /// A text that ran, with the nodes of its branches.
  private struct Record {
    let code: Code
    var taken: Set<ID<Node>> = []
    var passed: Set<ID<Node>> = []
  }

  private var records: [ObjectIdentifier: Record] = [:]
  private var programs: Set<ObjectIdentifier> = []

  /// Creates an empty record.
  public init() {}

  /// Records that a program runs.
  func run(_ code: Code) { programs.insert(ObjectIdentifier(code)) }

  /// True if a program ran.
  public func hasRun(_ program: ScriptProgram) -> Bool {
    programs.contains(ObjectIdentifier(program.code))
  }

  /// Records that a branch was taken.
  func take(_ branch: ID<Node>, of code: Code) {
    records[ObjectIdentifier(code), default: Record(code: code)].taken.insert(branch)
  }

  /// Records that the condition of a branch was false.
  func pass(_ branch: ID<Node>, of code: Code) {
    records[ObjectIdentifier(code), default: Record(code: code)].passed.insert(branch)
  }

  /// The branches of the conditions in a program that were requested.
  public func branches(of program: ScriptProgram) -> [Branch] {
    records[ObjectIdentifier(program.code)].map(Self.branches) ?? []
  }

  /// The branches of the conditions in types that were requested.
  public var branchesOfTypes: [Branch] {
    records.values.filter { $0.code.origin != 0 }.flatMap(Self.branches)
  }

  private static func branches(of record: Record) -> [Branch] {
    record.code.nodes.flatMap { node -> [Branch] in
      let nodes = record.code.branches(of: node)
      let isAsked = nodes.contains { record.taken.contains($0) || record.passed.contains($0) }
      guard isAsked else { return [] }
      return nodes.map { index in
        let branch = record.code.nodes[index]
        return Branch(
          range: Int(branch.start)..<Int(branch.end), origin: record.code.origin,
          isTaken: record.taken.contains(index))
      }
    }
  }
}

extension Code {
  /// The branches of a condition. Empty for any other node.
  fileprivate func branches(of node: Node) -> [ID<Node>] {
    switch node.operation {
    case .ternary(_, let then, let otherwise): [then, otherwise]
    case .ifStatement(_, let then, let otherwise), .ifExpression(_, let then, let otherwise):
      otherwise.exists ? [then, otherwise] : [then]
    case .guardStatement(_, let otherwise): [otherwise]
    case .switchStatement(_, let clauses), .switchExpression(_, let clauses):
      self.clauses[clauses].map(\.body)
    default: []
    }
  }
}
