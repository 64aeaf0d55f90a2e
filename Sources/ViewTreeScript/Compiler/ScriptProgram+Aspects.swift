import ViewTreeNumbers

/// The geometry that a program reads of rectangles, sizes and proxies, by static analysis.
extension ScriptProgram {
  /// The aspects that the program reads of a variable, including rectangles that a proxy in it
  /// makes from anchors. `nil` if it uses the whole value anywhere.
  public func aspects(of variable: Variable) -> GeometryAspects? {
    aspects { self.variable($0, .scope) == variable }
  }

  /// The aspects that the program reads of a parameter. `nil` if it may use the whole value.
  public func aspects(ofParameter index: Int) -> GeometryAspects? {
    // In a closure of the program the same number means another value.
    guard code.functions.count == 1 else { return nil }
    return aspects { $0.operation == .local && Int($0.a) == index }
  }

  /// The aspects that the program reads of any value.
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

  /// True if the program only assigns variables, with values computed from its parameters. A second
  /// run with the same arguments has no further effect.
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

  /// The aspects that a chain of members reads, from the value at its start.
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
