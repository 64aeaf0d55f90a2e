import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// Functions and computed values, of components and of the document.
extension DocumentDecoder {
  /// A member whose name is known and whose body isn't compiled yet.
  struct OpenMember {
    let method: ScriptTypes.Method
    /// The declared or inferred type.
    var type = ScriptType.unknown
  }

  // MARK: - Reading

  /// Reads the sections `functions` and `values`. Reports names that are taken.
  func readMembers(functions: Index?, values: Index?, besides names: [String]) -> [OpenMember] {
    var known = Set(names)
    var members: [OpenMember] = []
    let read =
      (functions.map { readFunctions($0) } ?? [])
      + (values.map { readValues($0) } ?? [])
    for (method, place) in read {
      guard known.insert(method.name).inserted else {
        report(.nameIsTaken(method.name, by: "something else here", at: place))
        continue
      }
      members.append(
        OpenMember(
          method: method, type: method.resultTypeName.map { document.types.type($0) } ?? .unknown))
    }
    return members
  }

  /// Functions are an object as methods of types are, or Swift's text.
  private func readFunctions(_ node: Index) -> [(ScriptTypes.Method, SourceRange)] {
    guard kind(node) != .object, let text = ScriptText.bytes(at: node, in: tree) else {
      return decodeMethods(node).map { ($0, range(of: $0.body)) }
    }
    return swiftFunctions(text, at: node).map { ($0, range(of: $0.body)) }
  }

  private func range(of source: ScriptTypes.Source) -> SourceRange {
    ScriptOrigin(number: source.origin).map { tree.range($0.syntax) } ?? tree.range(0)
  }

  /// Values are names and bodies, or names and objects of `type` and `value`.
  private func readValues(_ node: Index) -> [(ScriptTypes.Method, SourceRange)] {
    guard kind(node) == .object else {
      reportKind(node, expected: "an object of names and expressions for 'values'")
      return []
    }
    var values: [(ScriptTypes.Method, SourceRange)] = []
    for (key, value) in tree.members(node) {
      guard isIdentifier(tree.text(key), at: key) else { continue }
      var (body, type): (Index, String?) = (value, nil)
      if kind(value) == .object {
        let parts = members(of: value, known: ["type", "value", "comment"], in: "a value")
        guard let text = parts[1] else {
          report(.missingMember("value", of: "a value", at: tree.openingRange(value)))
          continue
        }
        body = text
        type = writtenType(parts[0])?.text
      }
      guard let text = ScriptText.bytes(at: body, in: tree) else {
        reportKind(body, expected: "an expression, or a list of lines")
        continue
      }
      let method = ScriptTypes.Method(
        name: tree.text(key), resultTypeName: type, isProperty: true,
        body: ScriptTypes.Source(text, origin: ScriptOrigin(syntax: body).number))
      values.append((method, tree.range(key)))
    }
    return values
  }

  // MARK: - Names

  /// The names of members. The types of functions are unknown.
  func scopeNames(of members: [OpenMember]) -> [ScopeName] {
    members.map { scopeName(of: $0) }
  }

  private func scopeName(of member: OpenMember) -> ScopeName {
    let isProperty = member.method.isProperty
    return ScopeName(
      member.method.name, typeName: isProperty ? member.method.resultTypeName : nil,
      type: isProperty ? member.type : .unknown)
  }

  /// Infers the types of computed values without a declared type, each from those before it.
  /// Reports no problems.
  func inferTypes(_ members: [OpenMember], besides names: [ScopeName]) -> [OpenMember] {
    var members = members
    var scope = here.scope.names.pushing(names + scopeNames(of: members))
    for place in members.indices
    where members[place].method.isProperty && members[place].type == .unknown {
      let result = ScriptCompiler(types: document.types).compile(
        text(of: members[place].method).text, as: kind(of: members[place].method), in: scope)
      members[place].type = result.program?.resultType ?? .unknown
      // If a name is declared several times, the last declaration applies.
      if members[place].type != .unknown { scope = scope.adding(scopeName(of: members[place])) }
    }
    return members
  }

  private func kind(of method: ScriptTypes.Method) -> ScriptKind {
    method.isProperty
      ? .closure(parameters: [], inoutFirst: false)
      : .function(parameters: method.parameters.map(\.name), generics: method.generics)
  }

  /// The body as a closure whose header declares the types, and the length of that header.
  private func text(of method: ScriptTypes.Method) -> (text: [UInt8], prefix: Int) {
    let types = method.parameters.compactMap(\.typeName)
    guard types.count == method.parameters.count,
      !types.isEmpty || method.resultTypeName != nil
    else { return (method.body.text, 0) }
    let parameters = method.parameters.map { "\($0.name): \($0.valueType ?? "")" }
    let result = method.resultTypeName.map { " -> \($0)" } ?? ""
    let header = Array("{ (\(parameters.joined(separator: ", ")))\(result) in ".utf8)
    return (header + method.body.text + Array("\n}".utf8), header.count)
  }

  // MARK: - Bodies

  /// Compiles the bodies, with all names in scope.
  func compileMembers(_ members: [OpenMember]) -> [MemberTemplate] {
    members.map { member in
      let method = member.method
      return MemberTemplate(
        name: method.name, script: compileBody(of: member),
        parameters: method.parameters.map { parameter in
          MemberTemplate.Parameter(
            label: parameter.label, type: parameter.typeName,
            defaultValue: compileDefault(of: parameter), isVariadic: parameter.isVariadic)
        },
        resultType: method.resultTypeName, isComputed: method.isProperty)
    }
  }

  /// Compiles the default value of a parameter. It can use the same names as the bodies.
  private func compileDefault(
    of parameter: ScriptTypes.Method.Parameter
  ) -> ID<DocumentScript>? {
    guard let value = parameter.defaultValue, let origin = ScriptOrigin(number: value.origin) else {
      return nil
    }
    let result = compilation(
      value.text, as: .expression, origin: value.origin, parameters: [],
      result: parameter.typeName.map { document.types.type($0) } ?? .unknown)
    for problem in result.problems where !problems.isStopped {
      report(document.diagnostic(of: problem))
    }
    guard let program = result.program else { return nil }
    document.scripts.append(
      DocumentScript(
        program: program, syntax: origin.syntax, isAction: false, prefix: -origin.offset,
        isText: false, composed: [], pieces: []))
    return ID(document.scripts.count - 1)
  }

  private func compileBody(of member: OpenMember) -> ID<DocumentScript>? {
    let method = member.method
    let expected = method.resultTypeName.map { document.types.type($0) } ?? .unknown
    guard let origin = ScriptOrigin(number: method.body.origin) else { return nil }
    let (text, prefix) = text(of: method)
    let result = compilation(
      text, as: kind(of: method),
      origin: ScriptOrigin(syntax: origin.syntax, offset: origin.offset - prefix).number,
      parameters: method.parameters.map { parameter in
        parameter.valueType.map { document.types.type($0) } ?? .unknown
      }, result: expected)
    reportUnknownNames(document.types.unknownNames(in: method))
    // Problems in the header are already reported where the type is declared.
    let problems =
      result.problems.filter { $0.range.lowerBound >= prefix }
      + result.undeclaredMembers.filter { !isMentioned($0) }
    // Stops early, because wording a problem is expensive (see `report`).
    for problem in problems + result.warnings where !self.problems.isStopped {
      var diagnostic = document.diagnostic(of: problem)
      if method.isProperty, expected == .unknown || method.resultTypeName == "String" {
        diagnostic.help =
          diagnostic.help ?? takingText { helpForText(problem, at: origin.syntax) }
      }
      report(diagnostic)
    }
    guard problems.isEmpty, let program = result.program else { return nil }
    document.scripts.append(
      DocumentScript(
        program: program, syntax: origin.syntax, isAction: false, prefix: prefix - origin.offset,
        isText: false, composed: [], pieces: []))
    return ID(document.scripts.count - 1)
  }

  // MARK: - Members of the document

  /// Decodes the functions and values of the document, which are in scope like the state.
  func decodeRootMembers(functions: Index?, values: Index?) {
    guard functions != nil || values != nil else { return }
    let state = declaredNames.state
    let open = inferTypes(
      readMembers(functions: functions, values: values, besides: state.map(\.name)),
      besides: state)
    here.scope = scope(state + scopeNames(of: open), in: .root)
    document.members = compileMembers(open)
  }
}

extension ScriptTypes.Method.Parameter {
  /// The source text of the type of the value in the body.
  fileprivate var valueType: String? { isVariadic ? typeName.map { "[\($0)]" } : typeName }
}
