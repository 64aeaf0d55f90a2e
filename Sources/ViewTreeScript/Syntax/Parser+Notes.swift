/// What is known of types while a script is read: as much as tells which literals are `Double`.
extension Parser {
  /// What is known of the type of a node's value; an optional has the type of what it may hold.
  func note(_ index: Int32) -> TypeNote {
    guard index >= 0 else { return .any }
    let node = builder.nodes[Int(index)]
    if node.flags.contains(.double) { return .double }
    switch node.operation {
    case .literal: return literalNote(builder.literals[Int(node.a)], node.flags)
    case .interpolation: return .string
    case .local, .boxed, .captured, .scope: return variableNote(index)
    case .force, .optionalTry, .unary: return note(node.a)
    case .coalesce, .binary, .ternary: return operatorNote(node)
    case .cast: return builder.types[Int(node.b)]
    case .member: return memberNote(note(node.a), builder.members[Int(node.b)].name)
    case .subscripted: return elementNote(builder.calls[Int(node.a)])
    case .array where node.b > 0: return arrayNote(node)
    case .dictionary where node.b > 0:
      return .dictionary(
        note(builder.lists[Int(node.a)]), note(builder.lists[Int(node.a) + 1]))
    case .range: return .range(firstKnown(node.a, node.b))
    case .tuple: return .tuple((0..<node.b).map { note(builder.lists[Int(node.a + $0)]) })
    case .callInitializer, .callGlobal, .callMethod, .callMutating, .callFunction,
      .constructDeclared:
      return callNote(index, builder.calls[Int(node.a)])
    default: return .any
    }
  }

  private func literalNote(_ value: Value, _ flags: Node.Flags) -> TypeNote {
    switch value {
    case .string: .string
    case .bool: .bool
    case .int: flags.contains(.firmInteger) ? .int : .any
    case .point: .point
    case .size: .size
    case .rect: .rect
    default: .any
    }
  }

  private func variableNote(_ index: Int32) -> TypeNote {
    switch roots[index] {
    case .variable(let function, let place):
      guard function < functions.count, place < functions[function].variables.count else {
        return .any
      }
      return functions[function].variables[place].type
    case .scope(let name): return scopeNote(name)
    default: return .any
    }
  }

  /// What the written type of a name of the document says, or its first value where that has one type.
  func scopeNote(_ name: ScopeName) -> TypeNote {
    if let typeName = name.typeName { return TypeReader.note(typeName) }
    return switch name.type.form {
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .string: .string
    default: .any
    }
  }

  private func operatorNote(_ node: Node) -> TypeNote {
    switch node.operation {
    case .coalesce: return firstKnown(node.a, node.b)
    case .ternary: return firstKnown(node.b, node.c)
    default: break
    }
    guard let infix = BinaryOperator(rawValue: node.c), !infix.isComparison else { return .bool }
    return firstKnown(node.a, node.b)
  }

  private func firstKnown(_ first: Int32, _ second: Int32) -> TypeNote {
    let known = note(first)
    return known.isAny ? note(second) : known
  }

  private func arrayNote(_ node: Node) -> TypeNote {
    let element = builder.lists[Int(node.a)]
    let first = note(element)
    if first.isAny, flags(element).contains(.integerLiteral) {
      return node.flags.contains(.mixesLiterals) ? .any : .array(.int)
    }
    return first.isAny ? .any : .array(first)
  }

  // MARK: Members

  func memberNote(_ base: TypeNote, _ name: String) -> TypeNote {
    switch (base, name) {
    case (.array(let element), "first"), (.array(let element), "last"): return element
    case (.array, "count"), (.string, "count"), (.dictionary, "count"), (.range, "count"):
      return .int
    case (.range(let bound), "lowerBound"), (.range(let bound), "upperBound"): return bound
    case (.dictionary(let key, _), "keys"): return .array(key)
    case (.dictionary(_, let value), "values"): return .array(value)
    case (.tuple(let elements), _):
      guard let place = Int(name), elements.indices.contains(place) else { return .any }
      return elements[place]
    case (.named(let type), _): return declaredNote(type, name)
    case (.rect, "origin"): return .point
    case (.rect, "size"): return .size
    case (.point, _), (.size, _), (.rect, _), (.vector, _), (.edgeInsets, _):
      return name.hasPrefix("is") ? .bool : .double
    // Of a proxy, say; no type of the document has such a member.
    case (.any, _):
      return GeometryAspects.numbers[name] == nil || types.memberNames.contains(name)
        ? .any : .double
    default: return .any
    }
  }

  private func declaredNote(_ type: String, _ name: String) -> TypeNote {
    guard let entry = types.entry(type) else { return .any }
    if let place = entry.shape.index(of: name) { return entry.fieldTypes[place] }
    return entry.method(name).map {
      TypeReader.note(entry.declaration.methods[$0].resultTypeName)
    } ?? .any
  }

  private func elementNote(_ site: CallSite) -> TypeNote {
    switch note(site.base) {
    case .array(let element):
      site.arguments.first.map { operation($0) == .range } ?? false ? .array(element) : element
    case .dictionary(_, let value): value
    default: .any
    }
  }

  // MARK: Calls

  private func callNote(_ index: Int32, _ site: CallSite) -> TypeNote {
    switch operation(index) {
    case .callInitializer: return collectionNotes[index] ?? TypeNote(name: site.member.name)
    case .constructDeclared: return .named(site.member.name)
    case .callGlobal: return globalNote(site)
    case .callFunction:
      guard case .function(_, let result) = note(site.base) else { return .any }
      return result
    default: break
    }
    switch (note(site.base), site.member.known) {
    case (.array(let element), let name?): return arrayMethodNote(element, name)
    case (.double, .rounded?), (.double, .squareRoot?): return .double
    case (.named(let type), _): return declaredNote(type, site.member.name)
    default: return .any
    }
  }

  private func globalNote(_ site: CallSite) -> TypeNote {
    switch GlobalFunction(rawValue: site.member.name) {
    case .min, .max, .abs:
      let notes = site.arguments.map { note($0) }
      return notes.contains(.double) ? .double : notes.first ?? .any
    case .zip, .stride, .repeatElement, .pow, nil: return .any
    default: return .double
    }
  }

  private func arrayMethodNote(_ element: TypeNote, _ method: MemberName) -> TypeNote {
    switch method {
    case .first, .last, .min, .max, .removeFirst, .removeLast, .popLast, .remove: element
    case .sorted, .filter, .prefix, .suffix, .dropFirst, .dropLast, .reversed: .array(element)
    default: .any
    }
  }
}
