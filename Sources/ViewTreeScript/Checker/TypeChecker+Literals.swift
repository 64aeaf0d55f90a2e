/// Literals of declared types that conform to a protocol such as `ExpressibleByArrayLiteral`.
extension TypeChecker {
  /// The type of a literal where a declared type is expected that such literals make. The type's
  /// initializer is called with the literal, or with its elements.
  func inferDeclaredLiteral(_ expression: Expression, _ expected: StaticType?) -> StaticType? {
    guard let expected, let kind = expression.literalKind else { return nil }
    let type = resolve(expected).unwrappedOnce(solver)
    guard case .named(let name, _) = type, types.entry(name) != nil,
      conforms(type, to: "ExpressibleBy\(kind.uppercasedFirst)")
    else { return nil }
    let makers = initializers(of: type).filter { $0.signature.parameters.first?.label == kind }
    guard !makers.isEmpty else { return nil }
    let range = expression.range
    let callee = Expression(.name(Name(text: name, range: range), []), range)
    callee.meaning = .type(type)
    let arguments = expression.literalArguments(label: Name(text: kind, range: range))
    let call = Expression(.call(callee, arguments), range, depth: expression.depth + 1)
    call.type = apply(makers, call, Name(text: name, range: range), arguments, type)
    expression.call = ResolvedCall(target: .literal(call), sources: [])
    return call.type
  }
}

extension Expression {
  /// The label of the initializer that makes a value of a literal, or `nil` for other expressions.
  fileprivate var literalKind: String? {
    switch form {
    case .integer: "integerLiteral"
    case .floating: "floatLiteral"
    case .boolean: "booleanLiteral"
    case .string: "stringLiteral"
    case .array: "arrayLiteral"
    case .dictionary: "dictionaryLiteral"
    case .prefix(let sign, let number) where sign.text == "-":
      number.isNumber ? number.literalKind : nil
    default: nil
    }
  }

  private var isNumber: Bool {
    switch form {
    case .integer, .floating: true
    default: false
    }
  }

  /// The arguments of the initializer: the elements of a collection, or the literal itself.
  fileprivate func literalArguments(label: Name) -> [Argument] {
    let values: [Expression]
    switch form {
    case .array(let elements): values = elements
    case .dictionary(let pairs):
      values = pairs.map { pair in
        Expression(
          .tuple([Argument(value: pair.key), Argument(value: pair.value)]),
          pair.key.range.lowerBound..<pair.value.range.upperBound, depth: depth)
      }
    default: values = [Expression(form, range, depth: depth)]
    }
    return values.enumerated().map { Argument(label: $0 == 0 ? label : nil, value: $1) }
  }
}

extension String {
  fileprivate var uppercasedFirst: String { prefix(1).uppercased() + dropFirst() }
}
