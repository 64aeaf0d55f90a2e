/// Declarations copied from Swift files.
extension ScriptTypes {
  /// Reads the functions of a Swift type: `private func name(of item: Item) -> Int { … }`.
  ///
  /// `origin` returns the number of a body from its start in the text.
  public static func methods(
    in text: [UInt8], origin: (Int) -> Int
  ) -> (methods: [Method], problems: [ScriptProblem]) {
    switch ScriptParser.declarations(text, origin: origin(0)) {
    case .problems(let problems): return ([], problems)
    case .value(let all):
      var methods: [Method] = []
      for item in all {
        guard case .declaration(.function(let function)) = item else {
          return (
            methods,
            [
              ScriptProblem(
                .unexpected(item.firstWord(text), expected: "'func'"), range: item.place,
                origin: origin(0))
            ]
          )
        }
        var method = SwiftDeclarations(text: text, origin: origin(0)).method(function)
        if let body = method.body.range {
          method.body = Source(Array(text[body]), origin: origin(body.lowerBound))
        }
        methods.append(method)
      }
      return (methods, [])
    }
  }

  /// Reads the types in a Swift file: `struct`, `enum`, and `extension`, including nested types.
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
      guard case .declaration(.type(let declaration)) = item else {
        reader.problems.append(
          ScriptProblem(
            .unexpected(
              item.firstWord(text), expected: "'struct', 'class', 'enum' or 'extension'"),
            range: item.place, origin: origin))
        continue
      }
      reader.read(declaration, inside: nil)
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
