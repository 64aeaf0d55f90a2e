/// Types that blocks of a script declare.
extension TypeChecker {
  /// A type as the table knows it.
  struct DeclaredType {
    let name: String
    var problems: [ScriptProblem] = []
    var undeclaredMembers: [ScriptProblem] = []
  }

  /// Declares the types of a block, which may refer to each other in any order.
  ///
  /// If overload resolution checks a block again, its types stay the same.
  func declareTypes(_ statements: [Statement]) {
    let written = statements.compactMap { statement -> TypeDeclaration? in
      if case .type(let declaration) = statement.form { declaration } else { nil }
    }
    guard !written.isEmpty else { return }
    var names = localTypes
    var new: [(syntax: TypeDeclaration, name: String)] = []
    for syntax in written where isDeclarable(syntax) {
      let own = String(decoding: text[syntax.name.range], as: UTF8.self)
      let known = declaredTypes[ObjectIdentifier(syntax)]?.name
      let name = known ?? types.localName(own)
      if known == nil { new.append((syntax, name)) }
      names[own] = name
    }
    current.localTypes = names
    if !new.isEmpty { declare(new, seeing: names) }
    for syntax in written {
      guard let found = declaredTypes[ObjectIdentifier(syntax)] else { continue }
      problems += found.problems.filter { !problems.contains($0) }
      undeclaredMembers += found.undeclaredMembers
    }
  }

  private func isDeclarable(_ syntax: TypeDeclaration) -> Bool {
    let word = syntax.kind.rawValue
    switch syntax.kind {
    case .structure, .enumeration, .classType: return true
    case .extension, .protocol:
      report(
        .unsupported("'\(word)'", instead: "declare it in the document's 'types'"),
        syntax.range.lowerBound..<syntax.range.lowerBound + word.utf8.count)
      return false
    }
  }

  private func declare(
    _ new: [(syntax: TypeDeclaration, name: String)], seeing names: [String: String]
  ) {
    var reader = SwiftDeclarations(text: text, origin: origin)
    for (syntax, name) in new { reader.read(syntax, inside: nil, as: name) }
    let range = types.add(reader.declarations, seeing: names)
    let findings = types.compileBodies(of: range)
    let unknown = zip(range, reader.declarations).flatMap { index, declaration in
      (declaration.writtenTypes + declaration.methods.flatMap(\.writtenTypes))
        .flatMap { types.unknownNames(in: $0, ofType: index) }
    }
    for (place, (syntax, name)) in new.enumerated() {
      var declared = DeclaredType(name: name)
      // Reports the problems of all new types once, with the first type.
      if place == 0 {
        declared.problems =
          reader.problems + findings.problems + unknown + obstacles(reader.declarations)
        declared.undeclaredMembers = findings.undeclaredMembers
        typeWarnings += findings.warnings
      }
      declaredTypes[ObjectIdentifier(syntax)] = declared
    }
  }

  private func obstacles(_ declarations: [ScriptTypes.Declaration]) -> [ScriptProblem] {
    ClassObstacles(declarations).all.compactMap { obstacle in
      obstacle.declaration.place.map {
        ScriptProblem(
          .unsupported(obstacle.construct, instead: obstacle.instead), range: $0, origin: origin)
      }
    }
  }
}
