import ViewTreeNumbers

/// The operation of a node of compiled code, with its operands.
///
/// Operands are the IDs of other nodes, and of constants in the lists of `Code`. An operand that may
/// be missing is `ID.none` then.
enum Operation {
  /// Nodes in a row in `Code.nodeLists`.
  typealias Nodes = Range<ID<ID<Node>>>
  /// The labels of a tuple. `none` for a tuple without labels.
  typealias Labels = ID<[String?]>
  /// The label of a loop. `none` for the innermost loop, or for a loop without a label.
  typealias Label = ID<String>

  // MARK: Variables
  case literal(ID<Value>)
  /// A variable in a slot of the frame.
  case local(slot: Int32)
  /// A variable of the function that closures share.
  case boxed(box: Int32)
  /// A variable of an enclosing function, by its index in the closure's captures.
  case captured(Int32)
  /// A variable of the document, some frames up.
  case scope(framesUp: Int32, index: Int32)
  /// `$name`: a binding to a variable of the document.
  case binding(framesUp: Int32, index: Int32)

  // MARK: Values
  case array(Nodes)
  /// Keys and values alternate.
  case dictionary(Nodes)
  case tuple(Nodes, labels: Labels)
  /// Without a bound, the range is partial.
  case range(lower: ID<Node>, upper: ID<Node>)
  case interpolation(Nodes)
  case closure(ID<FunctionCode>)
  case keyPath(Range<ID<MemberReference>>)
  case operatorFunction(BinaryOperator, NumberKind)
  case implicitMember(ID<CaseInfo>)
  case typeReference(ID<String>)
  /// The type of a value.
  case typeOf(ID<Node>)

  // MARK: Members
  /// A member that is looked up at run time if it has no standard member.
  case member(base: ID<Node>, ID<MemberReference>, standard: ID<StandardMember>)
  /// A stored property, by its index. Values from the host are asked by name.
  case field(base: ID<Node>, index: Int32, ID<MemberReference>)
  case element(base: ID<Node>, index: Int32)
  case subscripted(ID<CallSite>)
  /// `base?`
  case optionalTry(ID<Node>)
  /// `base!`
  case force(ID<Node>)

  // MARK: Calls
  case callFunction(ID<CallSite>)
  case callMethod(ID<CallSite>)
  case callMutating(ID<CallSite>)
  case callInitializer(ID<CallSite>)
  case callGlobal(ID<CallSite>)
  case callDeclared(ID<CallSite>)
  case construct(ID<CallSite>)
  case constructDeclared(ID<CallSite>)
  case makeCase(ID<CallSite>)

  // MARK: Operators
  // The kind is that of numbers that round, or that overflow before `Int` does. `int` for all others.
  case unary(PrefixOperator, ID<Node>, NumberKind)
  case binary(BinaryOperator, ID<Node>, ID<Node>, NumberKind)
  case and(ID<Node>, ID<Node>)
  case or(ID<Node>, ID<Node>)
  /// `a ?? b`, whose result is unwrapped if `b` isn't an optional.
  case coalesce(ID<Node>, ID<Node>, unwraps: Bool)
  case ternary(condition: ID<Node>, then: ID<Node>, otherwise: ID<Node>)
  case typeTest(ID<Node>, ID<StaticType>)
  /// `as?`, or `as!` if it's forced.
  case cast(ID<Node>, ID<StaticType>, isForced: Bool)
  /// `&place`
  case inoutArgument(ID<Node>)
  /// `pattern ~= value`
  case matches(pattern: ID<Node>, value: ID<Node>)
  case ifExpression(Nodes, then: ID<Node>, otherwise: ID<Node>)
  case switchExpression(ID<Node>, Range<ID<CaseClause>>)
  /// `try?`
  case attempt(ID<Node>)

  // MARK: Members and functions as values
  case standardFunction(receiver: ID<Node>, ID<StandardMember>)
  case declaredFunction(ID<CallSite>)
  case caseFunction(ID<CaseInfo>)
  case staticField(type: Int32, field: Int32)
  case rawValue(ID<Node>)
  case rawInitializer(ID<Node>, type: Int32)
  case allCases(type: Int32)

  // MARK: Conversions to an expected type
  case wrap(ID<Node>)
  case coerce(ID<Node>, ID<StaticType>)
  case relabel(ID<Node>, Labels)

  // MARK: Text that depends on a static type
  case describe(ID<Node>, ID<StaticType>)
  case formatted(ID<Node>, format: ID<Node>)
  /// The text of a value, or the fallback if the value is `nil`.
  case coalesceText(ID<Node>, text: ID<Node>, fallback: ID<Node>)
  case localize(ID<Node>, ID<StaticType>)

  // MARK: Statements
  /// Statements, which take some more steps than one each.
  case block(Nodes, steps: Int32)
  /// A block with `defer` among its statements.
  case deferringBlock(Nodes, steps: Int32)
  case deferStatement(ID<Node>)
  /// A statement that `break` with a label may leave.
  case labelled(ID<Node>, Label)
  case declare(ID<Node>, value: ID<Node>)
  case assign(ID<Node>, value: ID<Node>)
  case compoundAssign(BinaryOperator, ID<Node>, value: ID<Node>, NumberKind)
  case expressionStatement(ID<Node>)
  case returnStatement(ID<Node>)
  case ifStatement(Nodes, then: ID<Node>, otherwise: ID<Node>)
  case guardStatement(Nodes, otherwise: ID<Node>)
  case switchStatement(ID<Node>, Range<ID<CaseClause>>)
  case forIn(ID<ForLoop>)
  case whileLoop(Nodes, body: ID<Node>, Label)
  case repeatLoop(ID<Node>, condition: ID<Node>, Label)
  case breakStatement(Label)
  case continueStatement(Label)
  case fallthroughStatement
  case functionDeclaration(ID<FunctionCode>, binding: ID<Node>)
  case throwStatement(ID<Node>)
  /// `do` with `catch`: each clause is as in a `switch`, with the error as its subject.
  case catching(ID<Node>, Range<ID<CaseClause>>)

  // MARK: Conditions and patterns
  /// `if let`
  case conditionLet(ID<Node>, value: ID<Node>)
  /// `if case`
  case conditionCase(ID<Node>, value: ID<Node>)
  case wildcard
  case bindLocal(slot: Int32)
  case bindBox(box: Int32)
  case tuplePattern(Nodes)
  /// A case. Without patterns for its payload, it matches any payload.
  case casePattern(ID<CaseInfo>, payload: Nodes?)
  case expressionPattern(ID<Node>)
  case somePattern(ID<Node>)
  /// `is Type`, or `pattern as Type`.
  case typePattern(ID<StaticType>, pattern: ID<Node>)
}

extension Operation {
  /// The variable that an argument passes with `&`.
  var inoutPlace: ID<Node>? {
    if case .inoutArgument(let place) = self { place } else { nil }
  }

  /// The site of a call.
  var callSite: ID<CallSite>? {
    switch self {
    case .callFunction(let site), .callMethod(let site), .callMutating(let site),
      .callInitializer(let site), .callGlobal(let site), .callDeclared(let site),
      .construct(let site), .constructDeclared(let site), .makeCase(let site):
      site
    default: nil
    }
  }
}

/// The prefix operators.
enum PrefixOperator {
  case not, minus, complement

  /// The operator with a spelling. `+` does nothing.
  init?(_ spelling: String) {
    switch spelling {
    case "!": self = .not
    case "-": self = .minus
    case "~": self = .complement
    default: return nil
    }
  }
}

/// A clause of a `switch` or a `catch`: its patterns and its statements.
struct CaseClause {
  /// A pattern, with the condition after `where`.
  struct Item {
    let pattern: ID<Node>
    let condition: ID<Node>
  }

  /// The patterns in `Code.caseItems`. None for `default`.
  let items: Range<ID<Item>>
  let body: ID<Node>
}

/// The parts of a `for` loop.
struct ForLoop {
  let pattern: ID<Node>
  /// True for `for case`: elements that don't match are passed over.
  let isFiltering: Bool
  let sequence: ID<Node>
  /// The condition after `where`.
  let condition: ID<Node>
  let body: ID<Node>
  let label: Operation.Label
}
