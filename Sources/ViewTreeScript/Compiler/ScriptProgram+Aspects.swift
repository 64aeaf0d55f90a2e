import ViewTreeNumbers

/// What a program looks at of rectangles, sizes and proxies, told from its text alone.
extension ScriptProgram {
  /// What the program looks at of a variable, and of rectangles that a proxy in it makes of anchors;
  /// `nil` if it uses the whole anywhere.
  public func aspects(of variable: Variable) -> GeometryAspects? {
    aspects { self.variable($0, .scope) == variable }
  }

  /// What the program looks at of a value that it is given; `nil` if it may use the whole.
  public func aspects(ofParameter index: Int) -> GeometryAspects? {
    // In a closure of the program the same number means another value.
    guard code.functions.count == 1 else { return nil }
    return aspects { $0.operation == .local && Int($0.a) == index }
  }

  /// What the program looks at of anything.
  public var aspects: GeometryAspects {
    var found: GeometryAspects = []
    for (index, node) in code.nodes.enumerated() where node.operation == .member {
      let name = code.members[Int(node.b)].name
      if let number = GeometryAspects.numbers[name] { found.formUnion(number) }
      if let part = GeometryAspects.parts[name], use(of: Int32(index)) == nil {
        found.formUnion(part)
      }
    }
    return code.nodes.contains { isFrame($0) } ? found.inOtherCoordinates : found
  }

  /// Whether the program does nothing but give variables values made of what it is given, so that to run
  /// it once more with the same changes nothing.
  public var onlyAssigns: Bool {
    var assigned = 0
    var named = 0
    for node in code.nodes {
      switch node.operation {
      case .assign: assigned += 1
      case .scope: named += 1
      case .block, .expressionStatement, .local, .literal, .member, .field, .element, .coerce,
        .wrap, .optionalTry, .force, .binary,
        .unary, .coalesce, .subscripted, .callGlobal:
        break
      default: return false
      }
    }
    return assigned == named
  }

  private func aspects(where isMeant: (Node) -> Bool) -> GeometryAspects? {
    var found: GeometryAspects = []
    for (index, node) in code.nodes.enumerated() where isMeant(node) {
      guard let look = look(from: Int32(index)) else { return nil }
      found.formUnion(look)
    }
    return found
  }

  /// What a chain of members from a value on looks at.
  private func look(from start: Int32) -> GeometryAspects? {
    var index = start
    var isFramed = false
    var part: GeometryAspects?
    while let next = use(of: index) {
      let node = code.nodes[Int(next)]
      index = next
      if isFrame(node) {
        (isFramed, part) = (true, nil)
      } else if node.operation == .callMethod {
        return nil
      } else if node.operation == .member {
        let name = code.members[Int(node.b)].name
        if let number = GeometryAspects.numbers[name] {
          return isFramed ? number.inOtherCoordinates : number
        }
        part = GeometryAspects.parts[name]
      }
    }
    return isFramed ? part?.inOtherCoordinates : part
  }

  /// The node that takes a member, an element or the value out of another one.
  private func use(of index: Int32) -> Int32? {
    for (place, node) in code.nodes.enumerated() {
      let base =
        switch node.operation {
        case .member, .field, .element, .optionalTry, .force, .coerce, .wrap: node.a
        case .subscripted, .callMethod: code.calls[Int(node.a)].base
        default: Int32(-1)
        }
      if base == index { return Int32(place) }
    }
    return nil
  }

  func isFrame(_ node: Node) -> Bool {
    node.operation == .callMethod && code.calls[Int(node.a)].member.name == "frame"
  }
}
