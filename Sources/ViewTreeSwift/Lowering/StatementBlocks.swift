import ViewTreeScript

extension Statement {
  /// The blocks inside a statement, without those of declarations and closures.
  var blocks: [Block] {
    switch form {
    case .forIn(let loop): [loop.body]
    case .whileLoop(_, let body), .repeatWhile(let body, _), .deferring(let body): [body]
    case .guardElse(_, let body): [body]
    case .doing(let body, let catches): [body] + catches.map(\.body)
    case .ifElse(let branch): branch.blocks
    case .switching(let branch): branch.cases.map(\.body)
    default: []
    }
  }

  /// The statement as a block.
  var block: Block { Block(statements: [self], range: range) }
}

extension IfSyntax {
  /// The blocks of all branches.
  fileprivate var blocks: [Block] {
    switch otherwise {
    case .block(let block): [then, block]
    case .ifElse(let next): [then] + next.blocks
    case nil: [then]
    }
  }
}
