/// Declarations copied from Swift files.
extension ScriptTypes {
  /// Reads the functions of a Swift type: `private func name(of item: Item) -> Int { … }`.
  ///
  /// `origin` returns the number of a body from its start in the text. With `properties`, the text
  /// can also contain computed properties.
  public static func methods(
    in text: [UInt8], properties: Bool = false, origin: (Int) -> Int
  ) -> (methods: [Method], problems: [ScriptProblem]) {
    switch ScriptParser.declarations(text, origin: origin(0)) {
    case .problems(let problems): return ([], problems)
    case .value(let all):
      var methods: [Method] = []
      for item in all {
        guard var method = method(item, in: text, origin: origin(0), properties: properties) else {
          return (
            methods,
            [
              ScriptProblem(
                .unexpected(item.firstWord(text), expected: "'func'"), range: item.place,
                origin: origin(0))
            ]
          )
        }
        if let body = method.body.range {
          method.body = Source(Array(text[body]), origin: origin(body.lowerBound))
          method.body.isBody = true
        }
        for place in method.parameters.indices {
          guard let range = method.parameters[place].defaultValue?.range else { continue }
          method.parameters[place].defaultValue = Source(
            Array(text[range]), origin: origin(range.lowerBound))
        }
        methods.append(method)
      }
      return (methods, [])
    }
  }

  private static func method(
    _ item: TopLevelSyntax, in text: [UInt8], origin: Int, properties: Bool
  ) -> Method? {
    let reader = SwiftDeclarations(text: text, origin: origin)
    return switch item {
    case .declaration(.function(let function)): reader.method(function)
    case .declaration(.variable(let variable)) where properties: reader.computedProperty(variable)
    default: nil
    }
  }

  /// Reads the types in a Swift file: `struct`, `enum`, and `extension`, including nested types.
  /// Constants and functions outside types are static members of `TypeNames.globals`.
  public static func declarations(
    in text: [UInt8], origin: Int
  ) -> (declarations: [Declaration], problems: [ScriptProblem]) {
    switch ScriptParser.declarations(text, origin: origin) {
    case .problems(let problems): return ([], problems)
    case .value(let items): return declarations(items, in: text, origin: origin)
    }
  }

  /// The declarations that were parsed from text.
  static func declarations(
    _ items: [TopLevelSyntax], in text: [UInt8], origin: Int
  ) -> (declarations: [Declaration], problems: [ScriptProblem]) {
    var reader = SwiftDeclarations(text: text, origin: origin)
    for item in items {
      switch item {
      case .declaration(.type(let declaration)): reader.read(declaration, inside: nil)
      case .declaration(let member) where member.isGlobal: reader.readGlobal(member)
      default:
        reader.problems.append(
          ScriptProblem(
            .unexpected(
              item.firstWord(text), expected: "'struct', 'class', 'enum' or 'extension'"),
            range: item.place, origin: origin))
      }
    }
    return (reader.declarations, reader.problems)
  }
}

extension TopLevelSyntax {
  /// The range in the source.
  fileprivate var place: Range<Int> {
    switch self {
    case .declaration(let member): member.place
    case .statement(let statement): statement.range
    }
  }

  fileprivate func firstWord(_ text: [UInt8]) -> String {
    let word = text[place].prefix { $0 > 0x20 }
    return String(decoding: word, as: UTF8.self)
  }
}

extension TypeDeclaration.Member {
  /// True for a constant, a variable, or a function, which a file can declare outside types.
  fileprivate var isGlobal: Bool {
    switch self {
    case .variable, .function: true
    case .cases, .type, .alias, .associatedType: false
    }
  }

  /// The range in the source.
  var place: Range<Int> {
    switch self {
    case .variable(let variable): variable.range
    case .function(let function): function.range
    case .cases(let cases): cases.first?.name.range ?? 0..<0
    case .type(let declaration): declaration.range
    case .alias(let name, _, _), .associatedType(let name): name.range
    }
  }
}
